/** What has to agree between the two tiers, as checks over what both declare: each gives what breaks it. */

import { existsSync } from 'node:fs';
import { FUNCTIONS, functionName, parameterName, PUBLISHED } from '../../infra/contract.ts';
import { STAGE } from './deployment.ts';
import { type Template } from './template.ts';
import { functionsOf, rolesOf, statementsOf } from './policy.ts';
import type { SstRun } from './sst-run.ts';

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const differing = (what: string, one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((name) => !other.includes(name)).map((name) => `${what}: ${name} is only in the first`),
  ...other.filter((name) => !one.includes(name)).map((name) => `${what}: ${name} is only in the second`),
];

/** The parameters that the foundation publishes are those that the deploy reads. */
export function namesApart({ Resources }: Template, { calls }: SstRun): string[] {
  const published = Object.values(Resources)
    .filter(({ Type: type }) => type === 'AWS::SSM::Parameter')
    .map(({ Properties }) => String(Properties['Name']));
  const read = calls
    .filter(({ token }) => token.endsWith(':getParameter'))
    .map(({ inputs }) => String(inputs['name']));
  const agreed = PUBLISHED.map((key) => parameterName(STAGE, key));
  return [
    ...differing('published and read', sorted(published), sorted(read)),
    ...differing('published and agreed', sorted(published), sorted(agreed)),
  ];
}

/** Kinds of resources that keep what could not be made again. A site's bucket is filled by each deploy. */
const LASTING =
  /^aws:(dynamodb|rds|sqs|sns|kms|kinesis|efs|backup|cognito|docdb|elasticache)\/|^aws:s3\/bucket:/;

const REMADE = ['WebAssetsBucket'];

export const lasting = ({ resources }: SstRun): string[] =>
  resources
    .filter(({ type, name }) => LASTING.test(type) && !REMADE.includes(name))
    .map(({ type, name }) => `${type} ${name} outlives a deploy`);

/** Functions whose handler is not in the bundle that was built for them, and functions that are not agreed on. */
export function handlersMissing(run: SstRun): string[] {
  const functions = functionsOf(run);
  const missing = functions.flatMap(({ name, inputs }) => {
    const bundle = run.bundles[name] ?? '';
    const [file = '', ...rest] = String(inputs['handler']).split('.');
    return existsSync(`${bundle}/${file}.mjs`) && rest.length === 1
      ? []
      : [`${String(inputs['name'])} has no handler`];
  });
  const names = functions.map(({ inputs }) => String(inputs['name']));
  const agreed = FUNCTIONS.map((name) => functionName(STAGE, name));
  return [...missing, ...differing('functions and agreed', sorted(names), sorted(agreed))];
}

/** A function's own log: its streams are its parts, which cannot be named before they are. */
const OWN_LOG = /^arn:aws:(logs|cloudwatch):[^*]*\/aws\/lambda\/[\w-]+:\*$/;

/** Rights that are wider than what they are for. */
export const tooWide = (run: SstRun): string[] =>
  rolesOf(run).flatMap((role) => [
    ...(role.managedPolicyArns ?? []).map((arn) => `${role.name} has all that ${arn} allows`),
    ...statementsOf(role).flatMap(({ actions, resources }) => [
      ...actions.filter((action) => action.includes('*')).map((action) => `${role.name} may ${action}`),
      ...resources
        .filter((resource) => resource.includes('*') && !OWN_LOG.test(resource))
        .map((resource) => `${role.name} may do something to ${resource}`),
    ]),
  ]);

/** Functions that are not run as is agreed. */
export const oddRuntimes = (run: SstRun): string[] =>
  functionsOf(run).flatMap(({ inputs }) => {
    const { name, runtime, architectures } = inputs as {
      name: string;
      runtime: string;
      architectures: string[];
    };
    return runtime === 'nodejs24.x' && architectures.join() === 'arm64' ? [] : [`${name} runs on ${runtime}`];
  });
