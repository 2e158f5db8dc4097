/** Posts JSON over connections that are kept, by Node's own client: `fetch` would take more of the machine than the server that is measured. */

import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** The body of the answer; an Error with it where the status is not 200. */
export const post = <T>(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const asked = request(address, {
      agent,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (answer += part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(answer) as T);
        else reject(new Error(answer));
      });
    });
    asked.end(text);
  });
