/**
 * The names and numbers that both tiers use: the parameters that the foundation publishes, and the function names by
 * which its alarms find each deploy. It imports nothing, so that both CDK and SST can load it.
 */

export const APP = 'aeroplane';

/** The parameters of Systems Manager that the foundation publishes and each deploy reads. */
export const PUBLISHED = [
  'TableName',
  'TableArn',
  'StreamArn',
  'StreamDeadLettersArn',
  'PushQueueArn',
  'PushQueueUrl',
  'MailQueueArn',
  'MailQueueUrl',
] as const;
export type Published = (typeof PUBLISHED)[number];

export const parameterName = (stage: string, key: Published): string => `/${APP}/${stage}/foundation/${key}`;

export const foundationName = (stage: string): string => `${APP}-${stage}-foundation`;

/** The functions of each deploy. */
export const FUNCTIONS = ['api', 'passkeys', 'preview', 'stream', 'push', 'mail', 'sweep'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export const functionName = (stage: string, name: FunctionName): string => `${APP}-${stage}-${name}`;

/** The namespace of the functions' own metrics, each with the dimension `Stage`. */
export const NAMESPACE = 'Aeroplane';

/** Attempts before a message becomes a dead letter. */
export const DELIVERY_ATTEMPTS = 6;

/** The timeout of a function for a batch. A queue hides received messages for six times as long, as AWS advises. */
export const DELIVERY_TIMEOUT_SEC = 60;

/** The one stage whose table and games `npm run remove` does not delete. */
export const isProduction = (stage: string): boolean => stage === 'prod';

/** A stage's name, which must fit into those of functions, tables and parameters. Throws for any other. */
export function checkStage(stage: string | undefined): string {
  if (stage !== undefined && /^[a-z][a-z0-9-]{0,19}$/.test(stage)) return stage;
  throw new Error(
    'name a stage with --stage NAME: at most 20 small letters, digits and hyphens, a letter first',
  );
}
