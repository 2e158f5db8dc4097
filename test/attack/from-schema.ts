/** Arbitrary values for a JSON schema, as far as the API's schemas need it. */

import fc from 'fast-check';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

/** An arbitrary of the values that the schema describes; an Error for an unsupported kind of schema. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 4,
      });
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 40) })
        : fc.stringMatching(new RegExp(schema.pattern));
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 3_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (Object.keys(schema).length === 0) return fc.jsonValue({ maxDepth: 1 });
      throw new Error(`a schema of an unknown kind: ${JSON.stringify(schema)}`);
  }
}
