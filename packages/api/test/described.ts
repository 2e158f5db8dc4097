/** Checks answers against the description of the API: status, code, headers, and a body without undescribed fields. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openapi } from '../src/contract/openapi.ts';
import { STATUS_OF, type Code } from '../src/contract/problem-answer.ts';
import { appWithout } from './no-core.ts';

interface Content {
  readonly schema: object;
}
interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}
export interface DescribedOperation {
  readonly responses: Readonly<Record<string, Described>>;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

export interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The document of the app. */
export const describedApi = (app = appWithout().app): Description =>
  openapi('1.2.3', app.routes) as Description;

/** The codes of a response; its description is the list of them. */
const codesOf = ({ description }: Described): string[] => description.split(', ');

/** The same schema without additional properties: an undescribed field may be a secret. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const { properties = {} } = schema as { properties?: object };
  return Object.keys(properties).length > 0 && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
}

export class ApiDescription {
  readonly document: Description;
  readonly #checks = new Map<string, ValidateFunction>();
  /** By the schema's text: most answers are problems, and share one schema, which takes long to compile. */
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #ajv = new Ajv2020({ strict: true, allErrors: false });
  readonly #seen = new Set<string>();

  constructor(document = describedApi()) {
    this.document = document;
  }

  /** Every operation as `get /api/games/{id}`. */
  get operations(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
  }

  /** Every described answer, as `get /api/me 401 not-signed-in`; successes have no code. */
  get answers(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, response]) =>
          Number(status) < 400
            ? [`${method} ${path} ${status}`]
            : codesOf(response).map((code) => `${method} ${path} ${status} ${code}`),
        ),
      ),
    );
  }

  /** The described answers that were not seen yet. */
  get missing(): string[] {
    return this.answers.filter((answer) => !this.#seen.has(answer));
  }

  /** The template that matches a path, with the fewest parameters. */
  templateOf(path: string): string | undefined {
    const parts = (path.split('?')[0] ?? '').split('/');
    const literals = (template: string): number =>
      template.split('/').filter((part) => !part.startsWith('{')).length;
    return Object.keys(this.document.paths)
      .filter((template) => {
        const wanted = template.split('/');
        return (
          wanted.length === parts.length &&
          wanted.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== ''))
        );
      })
      .sort((a, b) => literals(b) - literals(a))[0];
  }

  /** How an answer differs from its description; undefined, and the answer counts as seen, if it does not. */
  wrongIn({ method, path, status, headers, text }: Answered): string | undefined {
    const template = this.templateOf(path);
    const operation =
      template === undefined ? undefined : this.document.paths[template]?.[method.toLowerCase()];
    const name = `${method.toLowerCase()} ${template ?? path}`;
    if (operation === undefined) return this.#wrongElsewhere(name, status, headers, text);
    const response = operation.responses[String(status)];
    if (response === undefined) return `${name}: ${status} is not described: ${text}`;
    const [[type, content] = []] = Object.entries(response.content ?? {});
    if (type === undefined || content === undefined) {
      if (text !== '') return `${name} ${status}: a body where none is described`;
      this.#seen.add(`${name} ${status}`);
      return undefined;
    }
    if (headers.get('content-type') !== type) {
      return `${name} ${status}: ${headers.get('content-type')} instead of ${type}`;
    }
    const body: unknown = JSON.parse(text);
    const check = this.#check(`${name} ${status}`, content.schema);
    if (!check(body))
      return `${name} ${status}: ${this.#ajv.errorsText(check.errors)}: ${text.slice(0, 300)}`;
    if (status < 400) {
      this.#seen.add(`${name} ${status}`);
      return undefined;
    }
    const { code, status: told } = body as { code: string; status: number };
    if (told !== status) return `${name}: a ${status} that says ${told}`;
    if (!codesOf(response).includes(code)) return `${name}: ${status} ${code} is not described`;
    this.#seen.add(`${name} ${status} ${code}`);
    return undefined;
  }

  /** The answer to an undescribed call: `not-found`, or a refusal of the write guard, which comes first. */
  #wrongElsewhere(name: string, status: number, headers: Headers, text: string): string | undefined {
    const code = status < 400 ? undefined : (JSON.parse(text) as { code: Code }).code;
    const expected: readonly Code[] = ['not-found', 'bad-origin', 'not-json', 'too-large'];
    const right =
      code !== undefined &&
      expected.includes(code) &&
      STATUS_OF[code] === status &&
      headers.get('content-type') === 'application/problem+json';
    return right ? undefined : `${name} is not described, and answers ${status}: ${text}`;
  }

  #check(name: string, schema: object): ValidateFunction {
    const known = this.#checks.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema);
    const check = this.#compiled.get(text) ?? this.#ajv.compile(closed(schema) as object);
    this.#compiled.set(text, check);
    this.#checks.set(name, check);
    return check;
  }
}
