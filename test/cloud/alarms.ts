/** Checks that something writes every metric that an alarm watches; returns the violations. */

import { Metrics, METRICS, type Metric } from '../../packages/functions/src/metrics.ts';
import { functionsOf } from './policy.ts';
import type { SstRun } from './sst-run.ts';
import { tableOf } from './table-service.ts';
import { ofType, watchedMetrics, type Template, type Watched } from './template.ts';

/** The identity of a metric in AWS. */
const named = (namespace: string, name: string, dimensions: Readonly<Record<string, unknown>>): string =>
  `${namespace} ${name} ${JSON.stringify(Object.entries(dimensions).sort())}`;

interface Directive {
  readonly Namespace: string;
  readonly Dimensions: readonly (readonly string[])[];
  readonly Metrics: readonly { readonly Name: string }[];
}

/** The metrics that a function with these settings writes to its log, as CloudWatch extracts them. */
function writtenBy({
  NAMESPACE: namespace = '',
  STAGE: stage = '',
}: Readonly<Record<string, string>>): string[] {
  const lines: string[] = [];
  const metrics = new Metrics({ namespace, stage, print: (line) => lines.push(line) });
  for (const metric of Object.keys(METRICS) as Metric[]) metrics.set(metric, 1);
  metrics.flush();
  return lines.flatMap((text) => {
    const line = JSON.parse(text) as Record<string, unknown> & {
      _aws: { CloudWatchMetrics: readonly Directive[] };
    };
    return line._aws.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics: all }) =>
      Dimensions.flatMap((names) => {
        const dimensions = Object.fromEntries(names.map((name) => [name, line[name]]));
        return all.map(({ Name }) => named(Namespace, Name, dimensions));
      }),
    );
  });
}

/** Whether a dimension names a queue of the template. */
const isQueue = (template: Template, value: unknown): boolean =>
  ofType(template, 'AWS::SQS::Queue').some(
    ([id]) => JSON.stringify(value) === JSON.stringify({ 'Fn::GetAtt': [id, 'QueueName'] }),
  );

function isTable(
  template: Template,
  { TableName: table, GlobalSecondaryIndexName: index }: Watched['dimensions'],
) {
  const indexes = tableOf(template)['GlobalSecondaryIndexes'] as readonly { readonly IndexName: string }[];
  return (
    ofType(template, 'AWS::DynamoDB::GlobalTable').some(
      ([id]) => JSON.stringify(table) === JSON.stringify({ Ref: id }),
    ) &&
    (index === undefined || indexes.some(({ IndexName }) => IndexName === index))
  );
}

/** Metrics that an alarm watches and nothing writes, because the thing is missing or has another name. */
export function alarmsApart(template: Template, run: SstRun): string[] {
  const functions = functionsOf(run).map(({ inputs }) => inputs);
  const names = functions.map(({ name }) => name);
  const written = functions.map(({ environment }) =>
    writtenBy((environment as { variables: Record<string, string> }).variables),
  );
  const isWritten = ({ namespace, name, dimensions }: Watched): boolean => {
    if (namespace === 'AWS/Lambda') return names.includes(dimensions['FunctionName']);
    if (namespace === 'AWS/SQS') return isQueue(template, dimensions['QueueName']);
    if (namespace === 'AWS/DynamoDB') return isTable(template, dimensions);
    // Every function must be able to write it; which one does is up to the code.
    return written.every((all) => all.includes(named(namespace, name, dimensions)));
  };
  return watchedMetrics(template)
    .filter((metric) => !isWritten(metric))
    .map(({ alarm, namespace, name }) => `${alarm} watches ${namespace} ${name}, which nobody writes`);
}
