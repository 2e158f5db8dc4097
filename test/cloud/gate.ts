/**
 * A gate in front of AWS's services. It identifies functions by their signing keys, refuses what a function's role does
 * not allow, and records every request, so that a test can find unused permissions.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allows, type Statement } from './policy.ts';

export interface Asked {
  /** The calling function. */
  readonly by: string;
  readonly action: string;
  readonly resource: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Service {
  /** `dynamodb` or `sqs`. */
  readonly prefix: string;
  readonly resourceOf: (operation: string, input: Input) => string;
  readonly answer: (
    operation: string,
    input: Input,
    request: IncomingMessage,
    body: string,
  ) => Promise<Answer>;
}

export type Input = Readonly<Record<string, unknown>>;

export interface Gate {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly refused: readonly Asked[];
  /** Answers everything with errors of the service while broken. */
  breakDown(broken: boolean): void;
  close(): Promise<void>;
}

const failed = (status: number, type: string): Answer => ({ status, body: JSON.stringify({ __type: type }) });

export async function openGate(
  service: Service,
  statements: Readonly<Record<string, readonly Statement[]>>,
): Promise<Gate> {
  const asked: Asked[] = [];
  const refused: Asked[] = [];
  let broken = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const by = /Credential=([^/]+)\//.exec(String(request.headers.authorization))?.[1] ?? '';
    const input = JSON.parse(body) as Input;
    // Sending a batch needs the permission for sending.
    const action = `${service.prefix}:${operation.replace(/^(SendMessage|ChangeMessageVisibility)Batch$/, '$1')}`;
    const call = { by, action, resource: service.resourceOf(operation, input) };
    const allowed = allows(statements[by] ?? [], call.action, call.resource);
    (allowed ? asked : refused).push(call);
    const answer = broken
      ? failed(500, 'InternalServerError')
      : allowed
        ? await service.answer(operation, input, request, body)
        : failed(400, 'AccessDeniedException');
    response.writeHead(answer.status, { 'Content-Type': 'application/x-amz-json-1.0' }).end(answer.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refused,
    breakDown(now) {
      broken = now;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
