/** How the output of an audit of packages is judged. */

import { describe, expect, it } from 'vitest';
import { verdictOf } from '../scripts/audit-verdict.ts';

const report = (...vulnerabilities: { name: string; severity: string; via?: unknown[] }[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(vulnerabilities.map((one) => [one.name, { range: '<2', ...one }])),
    metadata: { vulnerabilities: { total: vulnerabilities.length } },
  });

const NO_ENDPOINT = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.example.org/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
});
const OFFLINE = JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } });

describe('an audit', () => {
  it('finds severe advisories and describes them', () => {
    const title = 'Prototype pollution';
    const text = report(
      { name: 'b', severity: 'critical', via: ['a'] },
      { name: 'a', severity: 'high', via: [{ title, url: 'https://advisories.test/1' }] },
      { name: 'c', severity: 'moderate' },
      { name: 'd', severity: 'low' },
    );
    expect(verdictOf(text)).toEqual({
      kind: 'answered',
      findings: [`a <2: high: ${title} https://advisories.test/1`, 'b <2: critical: a'],
    });
  });

  it('finds nothing in an empty audit, nor in one without severe advisories', () => {
    expect(verdictOf(report())).toEqual({ kind: 'answered', findings: [] });
    const text = report({ name: 'tool', severity: 'critical' }, { name: 'part', severity: 'high' });
    expect(verdictOf(text, (name) => name === 'part')).toEqual({
      kind: 'answered',
      findings: ['part <2: high: '],
    });
  });

  it.each([
    ['a registry without audits', NO_ENDPOINT, '405 Method Not Allowed - POST the registry'],
    ['no network', OFFLINE, 'getaddrinfo ENOTFOUND'],
    ['no answer in time', '', 'no report'],
    ['something else', '<html>', 'no report'],
    ['nothing', 'null', 'no report'],
  ])('is unknown after %s', (_, text, why) => {
    expect(verdictOf(text)).toEqual({ kind: 'unanswered', why });
  });
});
