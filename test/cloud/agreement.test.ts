/** The two tiers agree, and the deploy declares what it should. Each check is shown a fault as well. */

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parameterName } from '../../infra/contract.ts';
import { domainOf } from '../../infra/domain.ts';
import { PERMISSIONS } from '../../infra/permissions.ts';
import { changeOf, type StreamRecord } from '@aeroplane/table';
import { COMMON_HEADERS, PAGE_POLICY } from '../../packages/api/src/security-headers.ts';
import { handlersMissing, lasting, namesApart, oddRuntimes, tooWide } from './agreement.ts';
import { SECRETS, STAGE, VALUES } from './deployment.ts';
import { type Template } from './template.ts';
import { cfRequestOf, functionCode, openDistribution, VISITOR } from './distribution.ts';
import { mappingOf, passesFilters } from './mappings.ts';
import { functionsOf, statementsOfFunction } from './policy.ts';
import { openRoutes } from './routes.ts';
import type { Declared, SstRun } from './sst-run.ts';

const deployment = inject('deployment');
const { template, sst } = deployment;

const inputsOf = (type: string): Readonly<Record<string, unknown>> =>
  sst.resources.find((one) => one.type === type)?.inputs ?? {};

/** The run with something planted. */
const withResource = (resource: Declared): SstRun => ({ ...sst, resources: [...sst.resources, resource] });
const changed = (
  type: string,
  change: (inputs: Record<string, unknown>) => Record<string, unknown>,
): SstRun => ({
  ...sst,
  resources: sst.resources.map((one) => (one.type === type ? { ...one, inputs: change(one.inputs) } : one)),
});

const LAMBDA = 'aws:lambda/function:Function';
const ROLE = 'aws:iam/role:Role';

describe('the foundation and the deploy', () => {
  it('agree on all names', () => {
    expect(namesApart(template, sst)).toEqual([]);
  });

  it('would not with a name that is published or read by one of them only', () => {
    const extra = { Type: 'AWS::SSM::Parameter', Properties: { Name: '/aeroplane/test/foundation/Other' } };
    const more: Template = { Resources: { ...template.Resources, extra } };
    expect(namesApart(more, sst)).not.toEqual([]);
    const calls = sst.calls.filter(({ inputs }) => inputs['name'] !== parameterName(STAGE, 'PushQueueUrl'));
    expect(namesApart(template, { ...sst, calls })).not.toEqual([]);
  });

  it('keep what lasts in the foundation', () => {
    expect(lasting(sst)).toEqual([]);
    expect(lasting(withResource({ type: 'aws:dynamodb/table:Table', name: 'T', inputs: {} }))).toHaveLength(
      1,
    );
    expect(
      lasting(withResource({ type: 'aws:s3/bucket:Bucket', name: 'Pictures', inputs: {} })),
    ).toHaveLength(1);
  });

  it('have a handler in the build for every function', () => {
    expect(handlersMissing(sst)).toEqual([]);
    const renamed = changed(LAMBDA, (inputs) => ({ ...inputs, handler: 'other.handler' }));
    expect(handlersMissing(renamed)).toHaveLength(functionsOf(sst).length);
    const one = functionsOf(sst)[0];
    if (one === undefined) throw new Error('there are no functions');
    expect(
      handlersMissing({ ...sst, resources: sst.resources.filter((other) => other !== one) }),
    ).toHaveLength(1);
  });

  it('give no right that is wider than what it is for', () => {
    expect(tooWide(sst)).toEqual([]);
    const policy = (statement: object) =>
      changed(ROLE, (inputs) => ({
        ...inputs,
        inlinePolicies: [{ policy: JSON.stringify({ statements: [statement] }) }],
      }));
    const roles = sst.resources.filter(({ type }) => type === ROLE).length;
    expect(tooWide(policy({ actions: ['dynamodb:*'], resources: [VALUES.TableArn] }))).toHaveLength(roles);
    const index = { actions: ['dynamodb:Query'], resources: [`${VALUES.TableArn}/index/*`] };
    expect(tooWide(policy(index))).toHaveLength(roles);
    const managed = changed(ROLE, (inputs) => ({
      ...inputs,
      managedPolicyArns: ['arn:aws:iam::aws:policy/Admin'],
    }));
    expect(tooWide(managed)).toHaveLength(roles);
  });

  it('give every function the rights that are written down for it', () => {
    for (const [name, permissions] of Object.entries(PERMISSIONS)) {
      const granted = statementsOfFunction(sst, `aeroplane-${STAGE}-${name}`);
      for (const { actions, resource } of permissions) {
        const arn = resource.startsWith('index/')
          ? `${VALUES.TableArn}/${resource}`
          : VALUES[resource as keyof typeof VALUES];
        expect(granted).toContainEqual(expect.objectContaining({ actions, resources: [arn] }));
      }
      // And its log.
      expect(granted).toHaveLength(permissions.length + 1);
    }
  });

  it('run everything on Node 24 on arm64', () => {
    expect(oddRuntimes(sst)).toEqual([]);
    expect(oddRuntimes(changed(LAMBDA, (inputs) => ({ ...inputs, runtime: 'nodejs22.x' })))).not.toEqual([]);
  });
});

describe('the deploy', () => {
  it('gives secrets to those only who need them', () => {
    const holders = (secret: string): string[] =>
      functionsOf(sst)
        .filter(({ inputs }) => JSON.stringify(inputs['environment']).includes(secret))
        .map(({ inputs }) => String(inputs['name']))
        .sort();
    const { privateKey = '', publicKey = '' } = deployment.vapidKeys[0] ?? {};
    expect(holders(privateKey)).toEqual(['aeroplane-test-push']);
    expect(holders(publicKey)).toEqual(['aeroplane-test-api', 'aeroplane-test-push']);
    expect(holders(SECRETS.MailServer)).toEqual(['aeroplane-test-mail']);
    expect(holders(SECRETS.OriginSecrets)).toEqual([
      'aeroplane-test-api',
      'aeroplane-test-passkeys',
      'aeroplane-test-preview',
    ]);
  });

  it('hands over batches of which parts may fail', () => {
    for (const source of [VALUES.StreamArn, VALUES.PushQueueArn, VALUES.MailQueueArn]) {
      expect(mappingOf(deployment, source)).toMatchObject({
        functionResponseTypes: ['ReportBatchItemFailures'],
      });
    }
    expect(mappingOf(deployment, VALUES.StreamArn)).toMatchObject({
      bisectBatchOnFunctionError: true,
      destinationConfig: { onFailure: { destinationArn: VALUES.StreamDeadLettersArn } },
    });
  });

  it('filters out exactly the records that nothing follows from', () => {
    const mapping = mappingOf(deployment, VALUES.StreamArn);
    const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 16, maxLength: 16 });
    const part = fc.oneof(
      id.map((one) => `GAME#${one}`),
      id.map((one) => `PLAYER#${one}`),
      fc.tuple(id, id).map(([one, other]) => `NUDGE#${one}#${other}`),
      id.map((one) => `CHAT#${one}`),
      id.map((one) => `PUSH#${one}`),
      fc.constantFrom('GAME', 'PLAYER', 'OPEN'),
    );
    const record: fc.Arbitrary<StreamRecord> = fc.record({
      eventName: fc.constantFrom('INSERT', 'MODIFY', 'REMOVE'),
      dynamodb: fc.record({ Keys: fc.record({ pk: fc.record({ S: part }), sk: fc.record({ S: part }) }) }),
    });
    fc.assert(
      fc.property(record, (one) => {
        expect(passesFilters(mapping, one)).toBe(changeOf(one) !== undefined);
      }),
      { numRuns: 1_000 },
    );
  });

  it('lets the clock look each minute, and holds back who asks too much', () => {
    expect(inputsOf('aws:scheduler/schedule:Schedule')).toMatchObject({
      scheduleExpression: 'rate(1 minute)',
    });
    const { accessLogSettings, defaultRouteSettings } = inputsOf('aws:apigatewayv2/stage:Stage');
    expect(defaultRouteSettings).toMatchObject({ throttlingRateLimit: 200, throttlingBurstLimit: 400 });
    // It would have every path, and with it invites and codes.
    expect(accessLogSettings).toBeUndefined();
  });

  it('sends security headers with everything', () => {
    expect(inputsOf('aws:cloudfront/distribution:Distribution')['defaultCacheBehavior']).toMatchObject({
      responseHeadersPolicyId: 'SecurityHeaders-id',
      viewerProtocolPolicy: 'redirect-to-https',
    });
    expect(inputsOf('aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy')).toMatchObject({
      securityHeadersConfig: {
        strictTransportSecurity: { accessControlMaxAgeSec: 63_072_000 },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: 'DENY' },
        referrerPolicy: { referrerPolicy: 'same-origin' },
        contentSecurityPolicy: { contentSecurityPolicy: PAGE_POLICY, override: false },
      },
      customHeadersConfig: {
        items: Object.entries(COMMON_HEADERS).map(([header, value]) => ({ header, value, override: true })),
      },
    });
    expect(Object.keys(COMMON_HEADERS)).toHaveLength(3);
  });

  it('keeps files named by their content for a year, and asks for all others anew', () => {
    const { files } = (sst.resources.find(({ name }) => name.endsWith('.BucketFiles'))?.inputs ?? {}) as {
      files: { key: string; cacheControl: string }[];
    };
    expect(files.length).toBeGreaterThan(20);
    for (const { key, cacheControl } of files) {
      const kept = key.startsWith('_app/immutable/');
      expect([key, cacheControl]).toEqual([
        key,
        kept ? 'public,max-age=31536000,immutable' : 'public,max-age=0,must-revalidate',
      ]);
    }
  });

  it('leaves the files of earlier builds, and says of a missing one that it is missing', () => {
    const files = sst.resources.find(({ name }) => name.endsWith('.BucketFiles'));
    expect(files?.inputs['purge']).toBe(false);
    const policies = sst.resources.filter(({ type }) => type.includes('bucketPolicy'));
    expect(JSON.stringify(policies.map(({ inputs }) => inputs))).toContain('s3:ListBucket');
  });
});

describe('the distribution', () => {
  const route = openDistribution(sst);
  const routed = async (path: string, headers: Record<string, string> = {}) => {
    const { host, request } = await route(
      cfRequestOf(new Request(`https://games.example${path}`, { headers })),
    );
    return { to: host.includes('execute-api') ? 'api' : host.includes('.s3.') ? 'files' : host, request };
  };
  const [secret] = SECRETS.OriginSecrets.split(' ');

  it.each([
    '/api',
    '/api/health',
    '/api/games/abc?since=3',
    '/g/0123456789abcdef',
    '/g/0123456789abcdef/board.png?v=3',
    '/g/0123456789abcdef/dice',
    '/g',
    '/i/0123456789abcdef.secret',
  ])('sends %s to the API, with its secret', async (path) => {
    const { to, request } = await routed(path, { 'x-origin-secret': 'mine', 'x-viewer-address': 'mine' });
    expect(to).toBe('api');
    // What limits are counted by is not what a visitor says.
    expect(request.headers['x-viewer-address']).toEqual({ value: VISITOR });
    expect(request.headers['x-origin-secret']).toEqual({ value: secret });
  });

  it.each([
    ['/', '/index.html'],
    ['/new', '/new.html'],
    ['/somewhere/else', '/200.html'],
    ['/game', '/200.html'],
    ['/apis', '/200.html'],
    ['/mail/confirm', '/mail/confirm.html'],
    ['/service-worker.js', '/service-worker.js'],
    ['/_app/immutable/entry/start.js', '/_app/immutable/entry/start.js'],
    ['/_app/immutable/chunks/of-an-older-build.js', '/_app/immutable/chunks/of-an-older-build.js'],
    ['/icons/icon-192.png', '/icons/icon-192.png'],
  ])('finds %s in %s', async (path, file) => {
    const { to, request } = await routed(path, { 'x-origin-secret': 'mine' });
    expect([to, request.uri]).toEqual(['files', file]);
    expect(request.headers).not.toHaveProperty('x-viewer-address');
    expect(request.headers).not.toHaveProperty('x-origin-secret');
  });

  it.each([
    ['/api/health', 'api'],
    ['/api/passkeys', 'passkeys'],
    ['/api/passkeys/session', 'passkeys'],
    ['/api/passkeysandmore', 'api'],
    ['/api', 'api'],
    ['/g/0123456789abcdef', 'preview'],
    ['/g/0123456789abcdef/board.png', 'preview'],
    ['/g/0123456789abcdef/dice', 'preview'],
    ['/g/', 'preview'],
    ['/g', 'preview'],
    ['/i/0123456789abcdef.secret', 'preview'],
    ['/i', 'preview'],
  ])('has %s answered by the function %s', (path, name) => {
    expect(openRoutes(sst)(path)).toBe(name);
  });

  it('has a function no larger than CloudFront takes', () => {
    // With a domain of one's own, SST adds some 400 bytes.
    expect(functionCode(sst).length).toBeLessThan(10_240 - 500);
  });

  it('has a name by stage', () => {
    expect(domainOf('prod', true, {})).toBeUndefined();
    expect(domainOf('prod', true, { APP_DOMAIN: 'games.example.org' })).toEqual({
      name: 'games.example.org',
    });
    expect(domainOf('ann', false, { APP_DOMAIN: 'games.example.org' })).toEqual({
      name: 'ann.games.example.org',
    });
    expect(domainOf('prod', true, { APP_DOMAIN: 'example.org', APP_CERT: 'arn:x' })).toEqual({
      name: 'example.org',
      dns: false,
      cert: 'arn:x',
    });
    expect(() => domainOf('prod', true, { APP_DOMAIN: 'https://example.org' })).toThrow('APP_DOMAIN');
  });
});
