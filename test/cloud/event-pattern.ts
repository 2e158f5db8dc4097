/** Whether an event passes a filter of a mapping, by the part of AWS's pattern language that is used here. */

const isPrefix = (rule: unknown): rule is { prefix: string } =>
  typeof rule === 'object' && rule !== null && 'prefix' in rule;

const passes = (rule: unknown, value: unknown): boolean =>
  isPrefix(rule) ? typeof value === 'string' && value.startsWith(rule.prefix) : rule === value;

/** A list holds the rules of which one has to hold; an object those of its parts, which all have to. */
export function matches(pattern: unknown, event: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => passes(rule, event));
  if (typeof pattern !== 'object' || pattern === null || typeof event !== 'object' || event === null)
    return false;
  return Object.entries(pattern).every(([name, part]) =>
    matches(part, (event as Record<string, unknown>)[name]),
  );
}
