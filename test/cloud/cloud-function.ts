/** Starts a function as it is declared, on this machine, with stand-ins for AWS. */

import { fileURLToPath } from 'node:url';
import { functionName, type FunctionName } from '../../infra/contract.ts';
import { SECRETS, STAGE, type Deployment } from './deployment.ts';
import { startHost, type LambdaHost } from './lambda-host.ts';
import { functionsOf } from './policy.ts';
import { QUEUE_HOST } from './queue-service.ts';

/** The local stand-ins for cloud services. */
export interface StandIns {
  readonly dynamodb: string;
  readonly sqs: string;
  readonly mailServer: string;
  readonly pushHosts: string;
  readonly aheadMs: () => number;
}

interface Declaration {
  readonly handler: string;
  readonly timeout: number;
  readonly environment: { readonly variables: Readonly<Record<string, string>> };
}

export async function startFunction(
  { sst }: Deployment,
  name: FunctionName,
  { dynamodb, sqs, mailServer, pushHosts, aheadMs }: StandIns,
): Promise<LambdaHost> {
  const declared = functionsOf(sst).find(({ inputs }) => inputs['name'] === functionName(STAGE, name));
  if (declared === undefined) throw new Error(`there is no function ${name}`);
  const { handler, timeout, environment } = declared.inputs as unknown as Declaration;
  const here = Object.entries(environment.variables).map(([key, value]) => [
    key,
    value.replace(QUEUE_HOST, sqs).replace(SECRETS.MailServer, mailServer),
  ]);
  return startHost({
    folder: fileURLToPath(new URL(`../../packages/functions/dist/${name}`, import.meta.url)),
    handler,
    timeoutSec: timeout,
    aheadMs,
    environment: {
      ...(Object.fromEntries(here) as Record<string, string>),
      PUSH_HOSTS: pushHosts,
      AWS_REGION: 'eu-west-1',
      // The gates identify a function by its signing key.
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    },
  });
}
