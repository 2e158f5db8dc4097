/**
 * Runs `sst.config.ts` without an account: Pulumi gets mocks, so that every resource is recorded and none is created,
 * and a server on loopback answers the components' calls to SST's command line tool.
 */

import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLATFORM, ROOT } from '../../scripts/sst-platform.ts';

/** A resource as its component declared it, with all inputs resolved. */
export interface Declared {
  readonly type: string;
  readonly name: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly token: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

export interface SstRun {
  readonly resources: readonly Declared[];
  readonly calls: readonly Call[];
  /** The folder of each function's bundle, by the function's declared name. */
  readonly bundles: Readonly<Record<string, string>>;
}

export interface SstOptions {
  readonly stage: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** The value of a parameter of Systems Manager, by its name. */
  readonly parameter: (name: string) => string;
}

/** The part of Pulumi in use. */
interface Pulumi {
  readonly runtime: {
    setMocks(mocks: object, project: string, stack: string, preview: boolean): Promise<void>;
    runInPulumiStack(program: () => Promise<unknown>): Promise<unknown>;
    disconnect(): Promise<void>;
  };
}

interface SstConfig {
  app(input: { stage: string }): Promise<{ name: string }>;
  run(): Promise<unknown>;
}

const ACCOUNT = '123456789012';
const REGION = 'eu-west-1';

interface ToolParams {
  readonly bundle: string;
  readonly handler: string;
  readonly functionID: string;
}

/** The answers of SST's own tool; it builds nothing, since the functions are bundled already. */
const ANSWERS: Readonly<Record<string, (params: ToolParams) => unknown>> = {
  'Runtime.Build': ({ bundle, handler }) => ({
    handler,
    out: path.join(ROOT, bundle),
    errors: [],
    sourcemaps: [],
  }),
  'Provider.Aws.Bootstrap': () => ({
    asset: 'sst-assets',
    assetEcrRegistryId: ACCOUNT,
    assetEcrUrl: 'none',
    state: 'sst-state',
    appsyncHttp: '',
    appsyncRealtime: '',
  }),
};

interface Tool {
  readonly url: string;
  readonly built: readonly ToolParams[];
  close(): void;
}

async function startTool(): Promise<Tool> {
  const built: ToolParams[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const { method, params } = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as {
        method: string;
        params: [ToolParams];
      };
      if (method === 'Runtime.Build') built.push(params[0]);
      const answer = ANSWERS[method];
      const result = answer?.(params[0]) ?? null;
      const error = answer === undefined ? `rpc: can't find ${method}` : null;
      response.end(JSON.stringify({ result, error }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    built,
    close: () => void server.close(),
  };
}

/** Pulumi's marker of an encrypted value. */
const SECRET_MARK = '4dabf18193072939515e22adb298388d';

/** A value without these markers, at any depth. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (SECRET_MARK in value) return plain((value as unknown as { value: unknown }).value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

/** The outputs that AWS would give a resource, as far as other resources read them. */
function stateOf({ type, name, inputs }: Declared): Record<string, unknown> {
  const given = typeof inputs['name'] === 'string' ? inputs['name'] : name;
  return {
    ...inputs,
    name: given,
    arn: `arn:aws:${type.split(':')[1]?.split('/')[0]}:${REGION}:${ACCOUNT}:${given}`,
    apiEndpoint: `https://${name.toLowerCase()}.execute-api.example`,
    executionArn: `arn:aws:execute-api:${REGION}:${ACCOUNT}:${name}`,
    domainName: 'd111111abcdef8.cloudfront.net',
    bucketRegionalDomainName: `${name.toLowerCase()}.s3.${REGION}.amazonaws.com`,
  };
}

function answerTo({ token, inputs }: Call, parameter: SstOptions['parameter']): Record<string, unknown> {
  if (token.endsWith(':getParameter')) return { ...inputs, value: parameter(String(inputs['name'])) };
  if (token.endsWith(':getRegion')) return { region: REGION, name: REGION };
  if (token.endsWith(':getPartition')) return { partition: 'aws' };
  if (token.endsWith(':getCallerIdentity')) return { accountId: ACCOUNT };
  if (token.endsWith(':getPolicyDocument')) return { ...inputs, json: JSON.stringify(inputs) };
  return { ...inputs };
}

/** Waits until no more resources arrive: some are declared only once their dependencies are resolved. */
async function settle(resources: readonly Declared[]): Promise<void> {
  for (let seen = -1; seen !== resources.length;) {
    seen = resources.length;
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(path.join(PLATFORM, file)).href)) as Record<string, unknown>;

/** Declares a whole deploy of the stage. Once per process, since Pulumi keeps global state. */
export async function runSst({ stage, secrets, parameter }: SstOptions): Promise<SstRun> {
  const fromPlatform = createRequire(path.join(PLATFORM, 'package.json'));
  const pulumi = fromPlatform('@pulumi/pulumi') as Pulumi;
  const tool = await startTool();
  const resources: Declared[] = [];
  const calls: Call[] = [];
  process.env['SST_SERVER'] = tool.url;
  for (const [name, value] of Object.entries(secrets)) process.env[`SST_SECRET_${name}`] = value;
  try {
    await pulumi.runtime.setMocks(
      {
        newResource(declared: Declared) {
          resources.push({ ...declared, inputs: plain(declared.inputs) as Declared['inputs'] });
          return { id: `${declared.name}-id`, state: stateOf(declared) };
        },
        call(call: Call) {
          calls.push(call);
          return answerTo(call, parameter);
        },
      },
      'aeroplane',
      stage,
      false,
    );
    // The globals that SST's tool defines for every configuration.
    const scope = globalThis as unknown as Record<string, unknown>;
    scope['$cli'] = {
      command: 'deploy',
      rpc: tool.url,
      paths: { home: path.join(ROOT, '.sst'), root: ROOT, work: path.join(ROOT, '.sst'), platform: PLATFORM },
      state: { version: {} },
    };
    scope['$dev'] = false;
    Object.assign(scope, await load('src/shim/run.js'), { $config: (config: unknown) => config });
    scope['aws'] = fromPlatform('@pulumi/aws');
    const config = (
      (await import(pathToFileURL(path.join(ROOT, 'sst.config.ts')).href)) as { default: SstConfig }
    ).default;
    scope['$app'] = { ...(await config.app({ stage })), stage };
    scope['sst'] = await load('src/components/index.ts');
    const { run } = (await load('src/auto/run.ts')) as {
      run: (program: () => Promise<unknown>) => Promise<unknown>;
    };
    await pulumi.runtime.runInPulumiStack(() => run(() => config.run()));
    await pulumi.runtime.disconnect();
    await settle(resources);
  } finally {
    tool.close();
  }
  const folders = tool.built.map(({ functionID, bundle }) => [
    `${functionID}Function`,
    path.join(ROOT, bundle),
  ]);
  return { resources, calls, bundles: Object.fromEntries(folders) as Record<string, string> };
}
