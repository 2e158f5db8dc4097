/** DynamoDB's attribute values, written and read by type. */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Item = Record<string, AttributeValue>;

export const text = (value: string): AttributeValue => ({ S: value });
export const number = (value: number): AttributeValue => ({ N: String(value) });
export const binary = (value: Uint8Array): AttributeValue => ({ B: value });
export const texts = (values: readonly string[]): AttributeValue => ({ L: values.map(text) });

/** The value, or null for none, which `itemOf` leaves out. */
export const textOrNull = (value: string | null | undefined): AttributeValue | null =>
  value == null ? null : text(value);
export const numberOrNull = (value: number | null | undefined): AttributeValue | null =>
  value == null ? null : number(value);

/** The second after which DynamoDB may remove an item. It does so hours later, so readers check the time themselves. */
export const ttl = (expiresAtMs: number): Item => ({ ttl: number(Math.ceil(expiresAtMs / 1000)) });

/** A stored item that this package did not write: a fault, not a state of a game. */
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

/** The bytes as a plain Uint8Array, whatever type the client uses; null for none. */
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

/** An item of these attributes, without those that have no value. */
export const itemOf = (attributes: Record<string, AttributeValue | null | undefined>): Item =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, AttributeValue] => entry[1] != null),
  );

/** `unpack` of an item, or undefined for no item. */
export const unpacked = <T>(item: Item | undefined, unpack: (item: Item) => T): T | undefined =>
  item === undefined ? undefined : unpack(item);
