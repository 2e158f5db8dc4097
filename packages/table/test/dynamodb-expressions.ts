/** DynamoDB's expressions, as far as the store uses them; each is parsed once. */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from '../src/attribute.ts';

type Test = (item: Item | undefined, values: Item) => boolean;

const plain = (value: AttributeValue | undefined): string | number | undefined =>
  value?.N === undefined ? value?.S : Number(value.N);

/** Negative, zero or positive; NaN if the two cannot be compared. */
export function compare(one: AttributeValue | undefined, other: AttributeValue | undefined): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === undefined || b === undefined || typeof a !== typeof b) return NaN;
  return a < b ? -1 : a > b ? 1 : 0;
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
};

/** Parses comparisons of an attribute with a value and calls of three functions, joined by AND and OR. */
function parseCondition(expression: string): Test {
  const tokens = expression.match(/[\w:#]+|<=|[=<(),]/g) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const either = (): Test => {
    let test = both();
    while (tokens[at] === 'OR') {
      at += 1;
      const [left, right] = [test, both()];
      test = (item, values) => left(item, values) || right(item, values);
    }
    return test;
  };
  const both = (): Test => {
    let test = one();
    while (tokens[at] === 'AND') {
      at += 1;
      const [left, right] = [test, one()];
      test = (item, values) => left(item, values) && right(item, values);
    }
    return test;
  };
  const called = (name: string): Test => {
    at += 1;
    const attribute = next();
    const value = next() === ',' ? next() : undefined;
    if (value !== undefined) at += 1;
    switch (name) {
      case 'attribute_exists':
        return (item) => item?.[attribute] !== undefined;
      case 'attribute_not_exists':
        return (item) => item?.[attribute] === undefined;
      case 'begins_with':
        return (item, values) => item?.[attribute]?.S?.startsWith(values[value ?? '']?.S ?? '') ?? false;
      default:
        throw new Error(`there is no function ${name}`);
    }
  };
  const one = (): Test => {
    const name = next();
    if (name === '(') {
      const inside = either();
      at += 1;
      return inside;
    }
    if (tokens[at] === '(') return called(name);
    const [holds, value] = [COMPARISONS[next()], next()];
    if (holds === undefined) throw new Error(`there is no parser for ${expression}`);
    return (item, values) => holds(compare(item?.[name], values[value]));
  };
  return either();
}

type Update = (item: Item, values: Item) => Item;

function parseUpdate(expression: string): Update {
  const sets = [...expression.matchAll(/(\w+) = (?:if_not_exists\(\w+, (:\w+)\)|\w+ \+ (:\w+)|(:\w+))/g)];
  if (!expression.startsWith('SET ') || sets.length === 0)
    throw new Error(`there is no parser for ${expression}`);
  return (item, values) => {
    const after = { ...item };
    for (const [, name = '', initial, added, value = ''] of sets) {
      const given =
        added !== undefined
          ? { N: String(Number(item[name]?.N) + Number(values[added]?.N)) }
          : initial === undefined
            ? values[value]
            : (item[name] ?? values[initial]);
      if (given !== undefined) after[name] = given;
    }
    return after;
  };
}

const remembered = <T>(parse: (expression: string) => T): ((expression: string) => T) => {
  const known = new Map<string, T>();
  return (expression) => {
    let parsed = known.get(expression);
    if (parsed === undefined) known.set(expression, (parsed = parse(expression)));
    return parsed;
  };
};

export const conditionOf = remembered(parseCondition);
export const updateOf = remembered(parseUpdate);
export const namesOf = remembered((expression) => expression.split(', '));
