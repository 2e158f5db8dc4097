/** The synthesized foundation, and the metrics of its alarms. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foundationName } from '../../infra/contract.ts';
import { foundationApp } from '../../infra/synth.ts';

/** A resource of a CloudFormation template. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
}

export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
}

/** The template of a stage. */
export const synthesized = (stage: string): Template =>
  foundationApp({
    stage,
    alarmMail: 'you@example.org',
    outdir: mkdtempSync(path.join(tmpdir(), 'aeroplane-cdk-')),
  })
    .synth()
    .getStackByName(foundationName(stage)).template as Template;

export const ofType = ({ Resources }: Template, type: string): [string, TemplateResource][] =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type);

/** A metric as an alarm names it. */
interface NamedMetric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
}

export interface Watched {
  readonly alarm: string;
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, unknown>>;
}

/** The name of an alarm without CDK's additions. */
export const alarmName = (id: string): string => id.replace(/^Alarms|[0-9A-F]{8}$/g, '');

/** Every metric that an alarm watches, alone or as part of a sum, with duplicates. */
export const watchedMetrics = (template: Template): Watched[] =>
  ofType(template, 'AWS::CloudWatch::Alarm').flatMap(([id, { Properties }]) => {
    const parts = (Properties['Metrics'] ?? []) as readonly {
      readonly MetricStat?: { readonly Metric: NamedMetric };
    }[];
    const named = Properties['MetricName'] === undefined ? [] : [Properties as unknown as NamedMetric];
    return [...named, ...parts.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])].map((metric) => ({
      alarm: alarmName(id),
      namespace: metric.Namespace,
      name: metric.MetricName,
      dimensions: Object.fromEntries(metric.Dimensions.map(({ Name, Value }) => [Name, Value])),
    }));
  });
