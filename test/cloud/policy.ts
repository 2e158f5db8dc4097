/** The permissions of functions' roles, as SST declared them. */

import type { Declared, SstRun } from './sst-run.ts';

export interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly effect?: string;
}

interface Role {
  readonly name: string;
  readonly managedPolicyArns?: readonly string[];
  readonly inlinePolicies: readonly { readonly policy: string }[];
}

const ofType = (run: SstRun, type: string): Declared[] => run.resources.filter((one) => one.type === type);

export const functionsOf = (run: SstRun): Declared[] => ofType(run, 'aws:lambda/function:Function');

export const rolesOf = (run: SstRun): Role[] =>
  ofType(run, 'aws:iam/role:Role').map(({ inputs }) => inputs as unknown as Role);

export const statementsOf = ({ inlinePolicies }: Pick<Role, 'inlinePolicies'>): Statement[] =>
  inlinePolicies.flatMap(({ policy }) => (JSON.parse(policy) as { statements: Statement[] }).statements);

/** The statements of a function's own role, by its name. */
export function statementsOfFunction(run: SstRun, name: string): Statement[] {
  const role = functionsOf(run).find(({ inputs }) => inputs['name'] === name)?.inputs['role'];
  const found = rolesOf(run).find((one) => String(role).endsWith(`:${one.name}`));
  if (found === undefined) throw new Error(`${name} has no role of its own`);
  return statementsOf(found);
}

export const allows = (statements: readonly Statement[], action: string, resource: string): boolean =>
  statements.some(({ actions, resources }) => actions.includes(action) && resources.includes(resource));
