/** What the deploy declares: who gets secrets, how records and messages are handed over, headers and caching. */

import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { changeOf, type StreamRecord } from '@aeroplane/table';
import { COMMON_HEADERS, PAGE_POLICY } from '../../packages/api/src/security-headers.ts';
import { SECRETS, VALUES } from './deployment.ts';
import { mappingOf, passesFilters } from './mappings.ts';
import { functionsOf } from './policy.ts';

const deployment = inject('deployment');
const { sst } = deployment;

const inputsOf = (type: string): Readonly<Record<string, unknown>> =>
  sst.resources.find((one) => one.type === type)?.inputs ?? {};

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
