/**
 * Tries to lure pushes into this machine and its networks: by addresses in every spelling, by names that resolve to several
 * or changing addresses, and by redirects. The sender and its sockets are real; every connection attempt is recorded.
 */

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { lookup } from 'node:dns';
import { createServer as createHttpServer } from 'node:http';
import { Agent, request } from 'node:https';
import {
  connect,
  createServer,
  isIPv4,
  Socket,
  type AddressInfo,
  type LookupFunction,
  type Server,
} from 'node:net';
import { isPublicAddress } from '../src/public-address.ts';
import { createPublicPost, NotPublic } from '../src/public-post.ts';

export interface Trials {
  readonly tried: number;
  /** Failures, in words. */
  readonly wrong: readonly string[];
}

/** A public address that serves nobody: the sink of RFC 7535. */
const PUBLIC = '192.31.196.9';
const INIT = { method: 'POST', headers: {}, body: new Uint8Array([1]) };

/** This machine, its network and its cloud, in many spellings. */
const HOSTS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.0.0.1', '127.0.0.1.'],
  ...['0.0.0.0', '0', '169.254.169.254', '0xa9fea9fe', '10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1'],
  ...['[::]', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...[
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '[fc00::1]',
  ],
  ...['localhost', '①②⑦.⓪.⓪.①'],
];

/** The addresses of a name, all at once. */
const ANSWERS = [
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '192.168.1.1'].map((one) => [one]),
  ...['::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fe80::1', 'fd00::1'].map((one) => [one]),
  [PUBLIC, '127.0.0.1'],
  ['127.0.0.1', PUBLIC],
  [PUBLIC, '::1'],
  [PUBLIC, '::ffff:169.254.169.254'],
];

/** DNS that gives these answers one after another, the last for good, and counts the queries. */
function naming(...answers: readonly (readonly string[])[]) {
  let asked = 0;
  const resolve = (_: string, __: object, callback: (error: null, found: object[]) => void): void => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 })),
    );
  };
  return { resolve: resolve as unknown as typeof lookup, asked: () => asked };
}

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** Records the connection attempts of this process during `deed`. */
async function attemptsOf(deed: () => Promise<unknown>): Promise<{ attempts: string[]; error: unknown }> {
  const attempts: string[] = [];
  const watch = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    socket.on('connectionAttempt', (ip: string) => {
      attempts.push(ip);
      // The attempt is enough: no test talks to a public host.
      if (isPublicAddress(ip)) queueMicrotask(() => socket.destroy(new Error('far enough')));
    });
  };
  subscribe('net.client.socket', watch);
  try {
    const error: unknown = await deed().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return { attempts, error };
  } finally {
    unsubscribe('net.client.socket', watch);
  }
}

/** Private addresses and names: refused before any socket connects. */
async function inward(wrong: string[], port: number): Promise<number> {
  const trials = [
    ...HOSTS.map((host) => ({ host, answers: ['127.0.0.1'] })),
    ...ANSWERS.map((answers) => ({ host: 'push.test', answers })),
  ];
  for (const { host, answers } of trials) {
    const post = createPublicPost({ resolve: naming(answers).resolve });
    const { attempts, error } = await attemptsOf(() => post(`https://${host}:${port}/x`, INIT));
    if (!(error instanceof NotPublic) || attempts.length > 0)
      wrong.push(`${host} (${answers.join()}): ${attempts.join() || 'no socket'}, ${String(error)}`);
  }
  return trials.length;
}

/** A name whose address changes after the check: the checked address is the one connected to. */
async function rebound(wrong: string[], port: number): Promise<number> {
  const names = naming([PUBLIC], ['127.0.0.1']);
  const post = createPublicPost({ resolve: names.resolve });
  const first = await attemptsOf(() => post(`https://push.test:${port}/x`, INIT));
  if (names.asked() !== 1 || first.attempts.join() !== PUBLIC)
    wrong.push(`rebound: asked ${names.asked()} times, connected to ${first.attempts.join()}`);
  const second = await attemptsOf(() => post(`https://push.test:${port}/x`, INIT));
  if (!(second.error instanceof NotPublic) || second.attempts.length > 0)
    wrong.push(`rebound: ${second.attempts.join() || 'no socket'}, ${String(second.error)}`);
  return 2;
}

/** A push service at a public address, played by a server on this machine, that redirects. */
async function redirected(wrong: string[], trap: string): Promise<number> {
  const targets = [trap, 'http://169.254.169.254/latest/meta-data/', 'https://[::1]/', '//127.0.0.1/'];
  const statuses = [301, 302, 303, 307, 308];
  let location = '';
  let status = 0;
  let came = 0;
  const service = createHttpServer((_, response) => {
    came += 1;
    response.writeHead(status, { Location: location }).end();
  });
  const port = await listen(service);
  // Stands in for the network: the resolved address connects to that service, and no other connects at all.
  const own = Object.getOwnPropertyDescriptor(Agent.prototype, 'createConnection');
  const network: Agent['createConnection'] = ({ lookup: look, host }, callback) => {
    look?.(host ?? '', {}, (error, address) => {
      if (error === null && address === PUBLIC) callback?.(null, connect(port, '127.0.0.1'));
      else callback?.(error ?? new Error('to another address'), new Socket());
    });
    return undefined;
  };
  Agent.prototype.createConnection = network;
  try {
    const post = createPublicPost({ resolve: naming([PUBLIC]).resolve });
    for (const to of targets) {
      for (const code of statuses) {
        [location, status, came] = [to, code, 0];
        const answer = await post('https://push.test/x', INIT);
        if (answer.status !== code || came !== 1)
          wrong.push(`redirected by ${code} to ${to}: ${answer.status} after ${came} requests`);
      }
    }
  } finally {
    if (own !== undefined) Object.defineProperty(Agent.prototype, 'createConnection', own);
    service.closeAllConnections();
    service.close();
  }
  return targets.length * statuses.length;
}

/** Runs all trials. The trap must catch only a client without any check, which shows that it works. */
export async function outward(): Promise<Trials> {
  const wrong: string[] = [];
  let caught = 0;
  const trap = createServer((socket) => {
    caught += 1;
    socket.destroy();
  });
  const port = await listen(trap);
  try {
    let tried = await inward(wrong, port);
    tried += await rebound(wrong, port);
    tried += await redirected(wrong, `http://127.0.0.1:${port}/`);
    if (caught > 0) wrong.push(`the trap has caught ${caught}`);
    const { resolve } = naming(['127.0.0.1']);
    const lookup: LookupFunction = (name, _, done) => resolve(name, { all: true }, done);
    await new Promise<void>((done) =>
      request(`https://push.test:${port}/x`, { agent: new Agent({ lookup }) })
        .on('error', () => done())
        .end(),
    );
    if (caught !== 1) wrong.push('the trap catches nobody');
    return { tried, wrong };
  } finally {
    trap.close();
  }
}
