/** DynamoDB's attribute values, written and read by type. */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Item = Record<string, AttributeValue>;

export const text = (value: string): AttributeValue => ({ S: value });
export const number = (value: number): AttributeValue => ({ N: String(value) });
export const binary = (value: Uint8Array): AttributeValue => ({ B: value });
export const texts = (values: readonly string[]): AttributeValue => ({ L: values.map(text) });

/** A stored item that is not as this module writes it: a fault, not a state of a game. */
const broken = (name: string): Error => new Error(`a stored item has no proper ${name}`);

export function textOf(item: Item, name: string): string {
  const value = item[name]?.S;
  if (value === undefined) throw broken(name);
  return value;
}

export function numberOf(item: Item, name: string): number {
  const value = item[name]?.N;
  if (value === undefined) throw broken(name);
  return Number(value);
}

export const optionalText = (item: Item, name: string): string | undefined => item[name]?.S;

export function optionalNumber(item: Item, name: string): number | null {
  const value = item[name]?.N;
  return value === undefined ? null : Number(value);
}

/** The bytes, or null; always a plain Uint8Array, whatever the client read them into. */
export function optionalBinary(item: Item, name: string): Uint8Array | null {
  const value = item[name]?.B;
  return value === undefined ? null : Uint8Array.from(value);
}

export function binaryOf(item: Item, name: string): Uint8Array {
  const value = optionalBinary(item, name);
  if (value === null) throw broken(name);
  return value;
}

export const textsOf = (item: Item, name: string): string[] =>
  (item[name]?.L ?? []).map(({ S }) => {
    if (S === undefined) throw broken(name);
    return S;
  });

/** The item without the attributes that have no value. */
export const itemOf = (attributes: Record<string, AttributeValue | null | undefined>): Item =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, AttributeValue] => entry[1] != null),
  );

/** What the attributes of a key look like: texts of a form, or whole numbers. */
export type KeyShape = Readonly<Record<string, RegExp | 'number'>>;

function fits(value: unknown, form: RegExp | 'number'): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [[type, content] = [], ...more] = Object.entries(value);
  if (more.length > 0 || typeof content !== 'string') return false;
  return form === 'number' ? type === 'N' && /^\d{1,15}$/.test(content) : type === 'S' && form.test(content);
}

/** Whether a value that came from outside is a key of this shape. */
export function isKeyItem(value: unknown, shape: KeyShape): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(shape);
  const key = value as Record<string, unknown>;
  return (
    Object.keys(key).length === names.length &&
    Object.entries(shape).every(([name, form]) => Object.hasOwn(key, name) && fits(key[name], form))
  );
}

/** What an item holds; undefined where there is none. */
export const unpacked = <T>(item: Item | undefined, unpack: (item: Item) => T): T | undefined =>
  item === undefined ? undefined : unpack(item);
