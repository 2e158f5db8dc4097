/** Judges a report of `npm audit --json`. */

export type Verdict =
  /** The registry has no audit service or was not reached. */
  | { readonly kind: 'unanswered'; readonly why: string }
  /** The findings, a line each. */
  | { readonly kind: 'answered'; readonly findings: readonly string[] };

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range?: string;
  /** Advisories, or the names of vulnerable dependencies. */
  readonly via?: readonly (string | { readonly title?: string; readonly url?: string })[];
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
}

/** The severities that fail the audit. */
const SEVERE = ['high', 'critical'];

function parsed(text: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function lineOf({ name, severity, range, via = [] }: Vulnerability): string {
  const why = via.map((one) =>
    typeof one === 'string' ? one : `${one.title ?? ''} ${one.url ?? ''}`.trim(),
  );
  return `${name} ${range ?? ''}: ${severity}: ${why.join('; ')}`;
}

/** The severe findings of a report, in the packages that `counts`, or else in all. */
export function verdictOf(text: string, counts: (name: string) => boolean = () => true): Verdict {
  const report = parsed(text);
  if (report?.vulnerabilities === undefined) {
    const why = report?.message ?? report?.error?.summary ?? report?.error?.code;
    // The address of a private registry should not be printed.
    return { kind: 'unanswered', why: (why || 'no report').replaceAll(/https?:\/\/\S+/g, 'the registry') };
  }
  const severe = Object.values(report.vulnerabilities).filter(
    ({ name, severity }) => SEVERE.includes(severity) && counts(name),
  );
  return { kind: 'answered', findings: severe.map(lineOf).sort() };
}
