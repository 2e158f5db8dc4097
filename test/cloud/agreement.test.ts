/**
 * The foundation and the deploy agree, and the deploy declares what it should. Each check is also tested with a planted
 * fault.
 */

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parameterName } from '../../infra/contract.ts';
import { changeOf, type StreamRecord } from '@aeroplane/table';
import { COMMON_HEADERS, PAGE_POLICY } from '../../packages/api/src/security-headers.ts';
import { CLOUD } from '../cost/usage.ts';
import { readSources } from '../support/sources.ts';
import {
  handlersMissing,
  importsAcross,
  lasting,
  namesApart,
  oddRuntimes,
  REPLACED,
  rightsApart,
  tooWide,
} from './agreement.ts';
import { SECRETS, STAGE, VALUES } from './deployment.ts';
import { type Template } from './template.ts';
import { mappingOf, passesFilters } from './mappings.ts';
import { functionsOf, statementsOfFunction, type Statement } from './policy.ts';
import type { Declared, SstRun } from './sst-run.ts';

const deployment = inject('deployment');
const { template, sst } = deployment;

const inputsOf = (type: string): Readonly<Record<string, unknown>> =>
  sst.resources.find((one) => one.type === type)?.inputs ?? {};

/** The run with one resource added or changed. */
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
const API = `aeroplane-${STAGE}-api`;

describe('the foundation and the deploy', () => {
  it('agree on all names', () => {
    expect(namesApart(template, sst)).toEqual([]);
  });

  it('disagree where a name is published or read by one of them only', () => {
    const extra = { Type: 'AWS::SSM::Parameter', Properties: { Name: '/aeroplane/test/foundation/Other' } };
    const more: Template = { Resources: { ...template.Resources, extra } };
    expect(namesApart(more, sst)).not.toEqual([]);
    const calls = sst.calls.filter(({ inputs }) => inputs['name'] !== parameterName(STAGE, 'PushQueueUrl'));
    expect(namesApart(template, { ...sst, calls })).not.toEqual([]);
  });

  it('keep lasting data in the foundation', () => {
    expect(lasting(sst)).toEqual([]);
  });

  it.each([
    'aws:dynamodb/table:Table',
    'aws:s3/bucket:Bucket',
    'aws:s3/bucketV2:BucketV2',
    'aws:dsql/cluster:Cluster',
    'aws:secretsmanager/secret:Secret',
    'aws:ssm/parameter:Parameter',
    'aws:opensearch/domain:Domain',
    'aws:rds/cluster:Cluster',
    'aws:sqs/queue:Queue',
    'aws:kms/key:Key',
    'cloudflare:index/d1Database:D1Database',
  ])('fail with a %s in the deploy', (type) => {
    expect(lasting(withResource({ type, name: 'Pictures', inputs: {} }))).toHaveLength(1);
  });

  it('list no kind that is not declared', () => {
    const kinds = sst.resources.map(({ type }) => type);
    expect(REPLACED.filter((type) => !kinds.includes(type))).toEqual([]);
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

  it('grant nothing wider than needed', () => {
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

  it('grant every function exactly its listed permissions', () => {
    expect(rightsApart(sst)).toEqual([]);
  });

  describe('fail with permissions', () => {
    type Statements = Statement[];
    /** The run with other permissions for the API function. */
    const withRights = (change: (statements: Statements) => Statements): SstRun => {
      const roleArn = String(functionsOf(sst).find(({ inputs }) => inputs['name'] === API)?.inputs['role']);
      return changed(ROLE, (inputs) =>
        roleArn.endsWith(`:${String(inputs['name'])}`)
          ? {
              ...inputs,
              inlinePolicies: [
                {
                  policy: JSON.stringify({
                    statements: change(statementsOfFunction(sst, API)),
                  }),
                },
              ],
            }
          : inputs,
      );
    };
    const onTable = ({ resources }: Statement): boolean => resources.includes(VALUES.TableArn);
    const edited = (which: (one: Statement) => boolean, edit: (one: Statement) => Statement): SstRun =>
      withRights((statements) => statements.map((one) => (which(one) ? edit(one) : one)));

    it.each([
      ['without one action', edited(onTable, (one) => ({ ...one, actions: one.actions.slice(1) }))],
      [
        'with one more action',
        edited(onTable, (one) => ({ ...one, actions: [...one.actions, 'dynamodb:Scan'] })),
      ],
      ['without a statement', withRights((all) => all.filter((one) => !onTable(one)))],
      [
        'with one more statement',
        withRights((all) => [
          ...all,
          { effect: 'Allow', actions: ['sqs:PurgeQueue'], resources: [VALUES.PushQueueArn] },
        ]),
      ],
      [
        'under a condition',
        edited(onTable, (one) => ({
          ...one,
          conditions: [{ test: 'Bool', variable: 'aws:SecureTransport', values: ['true'] }],
        })),
      ],
      ['that are denied', edited(onTable, (one) => ({ ...one, effect: 'Deny' }))],
      [
        'on another index',
        edited(
          ({ resources }) => resources.some((resource) => resource.endsWith('/index/open')),
          (one) => ({ ...one, resources: [`${VALUES.TableArn}/index/wake`] }),
        ),
      ],
      [
        'on the log of another function',
        edited(
          ({ actions }) => actions.includes('logs:PutLogEvents'),
          (one) => ({
            ...one,
            resources: one.resources.map((resource) => resource.replace(API, `aeroplane-${STAGE}-mail`)),
          }),
        ),
      ],
    ])('%s', (_, planted) => {
      expect(rightsApart(planted)).not.toEqual([]);
    });
  });

  it('import nothing of each other’s tools', () => {
    const files = readSources();
    expect(importsAcross(files)).toEqual([]);
    const planted = (path: string, line: string) =>
      files.map((one) => (one.path === path ? { ...one, text: `${line}\n${one.text}` } : one));
    expect(
      importsAcross(planted('infra/contract.ts', "import type { Stack } from 'aws-cdk-lib';")),
    ).toHaveLength(1);
    expect(importsAcross(planted('infra/contract.ts', "import path from 'node:path';"))).toHaveLength(1);
    expect(importsAcross(planted('infra/permissions.ts', "import { App } from 'aws-cdk-lib';"))).toHaveLength(
      1,
    );
    expect(importsAcross(planted('infra/permissions.ts', "import './contract.ts';"))).toHaveLength(1);
  });

  it('give functions the memory that the cost estimate assumes', () => {
    const given = (name: string): unknown =>
      functionsOf(sst).find(({ inputs }) => inputs['name'] === `aeroplane-${STAGE}-${name}`)?.inputs[
        'memorySize'
      ];
    for (const [name, memory] of Object.entries(CLOUD.memoryMb))
      expect([name, given(name)]).toEqual([name, memory]);
  });

  it('run everything on Node 24 on arm64', () => {
    expect(oddRuntimes(sst)).toEqual([]);
    expect(oddRuntimes(changed(LAMBDA, (inputs) => ({ ...inputs, runtime: 'nodejs22.x' })))).not.toEqual([]);
  });
});

describe('the deploy', () => {
  it('gives secrets only to the functions that need them', () => {
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

  it('allows parts of a batch to fail', () => {
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

  it('filters out exactly the records without consequences', () => {
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

  it('sweeps every minute, and limits the request rate', () => {
    expect(inputsOf('aws:scheduler/schedule:Schedule')).toMatchObject({
      scheduleExpression: 'rate(1 minute)',
    });
    const { accessLogSettings, defaultRouteSettings } = inputsOf('aws:apigatewayv2/stage:Stage');
    expect(defaultRouteSettings).toMatchObject({ throttlingRateLimit: 200, throttlingBurstLimit: 400 });
    // An access log would hold every path, and with it invites and codes.
    expect(accessLogSettings).toBeUndefined();
  });

  it('sends security headers with every response', () => {
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

  it('caches files named by their content for a year, and revalidates all others', () => {
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

  it('keeps the files of earlier builds, and answers a missing one with a 404', () => {
    const files = sst.resources.find(({ name }) => name.endsWith('.BucketFiles'));
    expect(files?.inputs['purge']).toBe(false);
    const policies = sst.resources.filter(({ type }) => type.includes('bucketPolicy'));
    expect(JSON.stringify(policies.map(({ inputs }) => inputs))).toContain('s3:ListBucket');
  });
});
