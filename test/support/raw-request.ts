/** Requests as no well-behaved client sends them: path, headers and framing go out exactly as given. */

import { Agent, request } from 'node:http';

export interface RawRequest {
  readonly method: string;
  /** Sent verbatim in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Sends the body chunked, without a length. */
  readonly chunked?: boolean;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export class RawClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(port: number) {
    this.#port = port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Sends a request; retries when the server had closed the reused connection. */
  async send(wanted: RawRequest): Promise<RawAnswer> {
    return (
      (await this.#try(wanted)) ?? (await this.#try(wanted)) ?? Promise.reject(new Error('closed twice'))
    );
  }

  async #try({
    method,
    path,
    headers = {},
    body,
    chunked = false,
  }: RawRequest): Promise<RawAnswer | undefined> {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    return new Promise((resolve, reject) => {
      const framing: Record<string, string | number> = chunked
        ? { 'Transfer-Encoding': 'chunked' }
        : { 'Content-Length': bytes?.length ?? 0 };
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          headers: { ...(method !== 'GET' && framing), ...headers },
          agent: this.#agent,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const entries = Object.entries(response.headers).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, String(value)] as [string, string]],
            );
            resolve({
              status: response.statusCode ?? 0,
              headers: new Headers(entries),
              text: Buffer.concat(parts).toString(),
            });
          });
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(undefined);
        else reject(error);
      });
      if (bytes !== undefined && chunked) {
        for (let at = 0; at < bytes.length; at += 4096) sent.write(bytes.subarray(at, at + 4096));
        sent.end();
      } else {
        sent.end(bytes);
      }
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
