/**
 * What the two tiers share, by name: what the foundation publishes, what each deploy names so that the foundation's
 * alarms find it, and numbers that both have to agree on. It imports nothing, so that either tool can take it in.
 */

export const APP = 'aeroplane';

/** What the foundation tells each deploy: parameters of Systems Manager. */
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

/** Where the functions' own metrics are, each with the dimension `Stage`. */
export const NAMESPACE = 'Aeroplane';

/** How often a message is tried before it becomes a dead letter. */
export const DELIVERY_ATTEMPTS = 6;

/** How long a function may take for a batch of messages. A queue hides what was taken for six times as long. */
export const DELIVERY_TIMEOUT_SEC = 60;

/** The stage whose table outlives even its own removal. */
export const isProduction = (stage: string): boolean => stage === 'prod';

/** Names that AWS takes everywhere: in those of functions, tables and parameters. */
export function checkStage(stage: string | undefined): string {
  if (stage !== undefined && /^[a-z][a-z0-9-]{0,19}$/.test(stage)) return stage;
  throw new Error('a stage is a name of at most 20 small letters, digits and hyphens: --stage NAME');
}
