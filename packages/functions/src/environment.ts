/** The settings of a function: environment variables that the deploy sets. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, or undefined if it is unset or empty. */
export const optionalSetting = (environment: Environment, name: string): string | undefined =>
  environment[name] || undefined;

/** A required setting. Throws, so that the function does not start, if it is unset or empty. */
export function setting(environment: Environment, name: string): string {
  const value = optionalSetting(environment, name);
  if (value === undefined) throw new Error(`the setting ${name} is missing`);
  return value;
}
