/** Matches events against the filters of a mapping, for the subset of AWS's pattern language in use. */

const isPrefix = (rule: unknown): rule is { prefix: string } =>
  typeof rule === 'object' && rule !== null && 'prefix' in rule;

const passes = (rule: unknown, value: unknown): boolean =>
  isPrefix(rule) ? typeof value === 'string' && value.startsWith(rule.prefix) : rule === value;

/** One rule of a list must hold; every field of an object must match. */
export function matches(pattern: unknown, event: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => passes(rule, event));
  if (typeof pattern !== 'object' || pattern === null || typeof event !== 'object' || event === null)
    return false;
  return Object.entries(pattern).every(([name, part]) =>
    matches(part, (event as Record<string, unknown>)[name]),
  );
}
