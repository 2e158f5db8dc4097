/** The settings of a function, from the environment that the deployment gives it. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that may be left out; an empty one counts as left out. */
export const optionalSetting = (environment: Environment, name: string): string | undefined =>
  environment[name] || undefined;

/** A setting that has to be there: without it the function does not start, and says so. */
export function setting(environment: Environment, name: string): string {
  const value = optionalSetting(environment, name);
  if (value === undefined) throw new Error(`the setting ${name} is missing`);
  return value;
}
