/** Posts JSON over connections that are kept, by Node's own client: `fetch` would take more of the machine than the server that is measured. */

import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What is told again where a connection that was kept had been closed meanwhile. */
const ATTEMPTS = 3;

const once = (address: string, headers: Readonly<Record<string, string>>, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(address, {
      agent,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(asked.reusedSocket && error.code === 'ECONNRESET' ? new Closed() : error),
    );
    asked.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (answer += part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(answer));
      });
    });
    asked.end(text);
  });

/** The server closed a connection that it had kept, at the moment when it was used again. */
class Closed extends Error {
  override readonly name = 'Closed';
}

/** The body of the answer; an Error with it where the status is not 200. A submit may be told again. */
export async function post<T>(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return JSON.parse(await once(address, headers, JSON.stringify(body))) as T;
    } catch (error) {
      if (!(error instanceof Closed) || attempt === ATTEMPTS) throw error;
    }
  }
}
