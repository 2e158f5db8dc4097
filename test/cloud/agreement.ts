/** Checks of both tiers' declarations against each other; each returns the violations. */

import { existsSync } from 'node:fs';
import { FUNCTIONS, functionName, parameterName, PUBLISHED, type Published } from '../../infra/contract.ts';
import { PERMISSIONS, type Resource } from '../../infra/permissions.ts';
import { importsOf, type SourceFile } from '../support/sources.ts';
import { STAGE, VALUES } from './deployment.ts';
import { functionsOf, rolesOf, statementsOf, statementsOfFunction } from './policy.ts';
import type { SstRun } from './sst-run.ts';
import type { Template } from './template.ts';

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const differing = (what: string, one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((name) => !other.includes(name)).map((name) => `${what}: ${name} is only in the first`),
  ...other.filter((name) => !one.includes(name)).map((name) => `${what}: ${name} is only in the second`),
];

/** The foundation publishes exactly the parameters that the deploy reads. */
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

/** Kinds of resources that a deploy may declare: they hold no data, or only data that the next deploy recreates. */
export const REPLACED = [
  'aws:apigatewayv2/api:Api',
  'aws:apigatewayv2/integration:Integration',
  'aws:apigatewayv2/route:Route',
  'aws:apigatewayv2/stage:Stage',
  'aws:cloudfront/cachePolicy:CachePolicy',
  'aws:cloudfront/distribution:Distribution',
  'aws:cloudfront/function:Function',
  'aws:cloudfront/keyValueStore:KeyValueStore',
  'aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy',
  'aws:cloudwatch/logGroup:LogGroup',
  'aws:iam/role:Role',
  'aws:lambda/eventSourceMapping:EventSourceMapping',
  'aws:lambda/function:Function',
  'aws:lambda/functionEventInvokeConfig:FunctionEventInvokeConfig',
  'aws:lambda/permission:Permission',
  'aws:s3/bucketCorsConfiguration:BucketCorsConfiguration',
  'aws:s3/bucketObjectv2:BucketObjectv2',
  'aws:s3/bucketPolicy:BucketPolicy',
  'aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock',
  'aws:scheduler/schedule:Schedule',
  // SST's own: its command keeps the values of secrets, and `dynamic` resources are its route entries and files.
  'pulumi-nodejs:dynamic:Resource',
  'pulumi:pulumi:Stack',
  'random:index/randomBytes:RandomBytes',
] as const;

/** Resources of other kinds that are refilled all the same: the bucket of the site's files. */
const FILLED = ['aws:s3/bucket:Bucket WebAssetsBucket'];

/** Declared resources that might hold irreplaceable data. Components are skipped, since their parts are checked. */
export const lasting = ({ resources }: SstRun): string[] =>
  resources
    .filter(({ type }) => !type.startsWith('sst:') && !REPLACED.some((one) => one === type))
    .map(({ type, name }) => `${type} ${name}`)
    .filter((one) => !FILLED.includes(one))
    .map((one) => `${one} may outlive a deploy`);

/** Functions whose handler is missing from their bundle, and functions that are declared or agreed on one side only. */
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

/** The ARN of the resource in a permission. */
const arnOf = (resource: Resource): string =>
  resource.startsWith('index/') ? `${VALUES.TableArn}/${resource}` : VALUES[resource as Published];

const LOG_ACTIONS = ['logs:CreateLogStream', 'logs:PutLogEvents'];

/** Permissions that a function has but are not listed for it, and the reverse. */
export const rightsApart = (run: SstRun): string[] =>
  FUNCTIONS.flatMap((name) => {
    const fullName = functionName(STAGE, name);
    const log = `log of ${fullName}`;
    const granted = statementsOfFunction(run, fullName).flatMap(({ actions, resources, effect, ...more }) =>
      actions.flatMap((action) =>
        resources.map((resource) => {
          const own = OWN_LOG.test(resource) && resource.endsWith(`/${fullName}:*`);
          return `${effect} ${action} ${own ? log : resource} ${JSON.stringify(more)}`;
        }),
      ),
    );
    const agreed = [
      ...PERMISSIONS[name].flatMap(({ actions, resource }) =>
        actions.map((action) => `Allow ${action} ${arnOf(resource)} {}`),
      ),
      ...LOG_ACTIONS.map((action) => `Allow ${action} ${log} {}`),
    ];
    return differing(`rights of ${name}`, sorted(granted), sorted(agreed));
  });

/** A function's own log; its streams cannot be named in advance. */
const OWN_LOG = /^arn:aws:(logs|cloudwatch):[^*]*\/aws\/lambda\/[\w-]+:\*$/;

/** Permissions that use wildcards or managed policies. */
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

/** Functions with another runtime or architecture than agreed. */
export const oddRuntimes = (run: SstRun): string[] =>
  functionsOf(run).flatMap(({ inputs }) => {
    const { name, runtime, architectures } = inputs as {
      name: string;
      runtime: string;
      architectures: string[];
    };
    return runtime === 'nodejs24.x' && architectures.join() === 'arm64' ? [] : [`${name} runs on ${runtime}`];
  });

const CONTRACT = 'infra/contract.ts';
const CONFIG = 'sst.config.ts';

/**
 * Imports that one of the tools could not resolve: any import of the contract, and imports of the deploy's files other
 * than types and Node's own modules.
 */
export function importsAcross(files: readonly SourceFile[]): string[] {
  const file = (path: string): SourceFile => {
    const found = files.find((one) => one.path === path);
    if (found === undefined) throw new Error(`there is no ${path}`);
    return found;
  };
  const taken = new Set(importsOf(file(CONFIG)).map(({ from }) => from.replace('./', '')));
  return [...taken].flatMap((path) =>
    importsOf(file(path))
      .filter(({ from, typeOnly }) => path === CONTRACT || !(typeOnly || from.startsWith('node:')))
      .map(({ from }) => `${path} imports ${from}`),
  );
}
