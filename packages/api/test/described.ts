/** Holds answers against the description of the API: status, code, headers and body, with nothing undescribed in it. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openapi } from '../src/openapi.ts';
import { STATUS_OF, type Code } from '../src/problem-answer.ts';

interface Content {
  readonly schema: object;
}
interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}
export interface DescribedOperation {
  readonly responses: Readonly<Record<string, Described>>;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
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

export const describedApi = (): Description => openapi('1.2.3') as Description;

/** The codes that a response's description lists; those of the description are all there are. */
const codesOf = ({ description }: Described): string[] => description.split(', ');

/** The same schema, in which an object has no more than the fields named: what is undescribed may be a secret. */
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

  /** Every answer described, as `get /api/me 401 not-signed-in`; those of success have no code. */
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

  /** What was described and has not come yet. */
  get missing(): string[] {
    return this.answers.filter((answer) => !this.#seen.has(answer));
  }

  /** The template of a path, the most literal one that matches. */
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

  /** What is not as described in an answer, and notes that it came; undefined where all is well. */
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

  /** Where nothing is described, there is nothing; but a write's guard comes first. */
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
    let check = this.#checks.get(name);
    if (check === undefined) {
      check = this.#ajv.compile(closed(schema) as object);
      this.#checks.set(name, check);
    }
    return check;
  }
}
