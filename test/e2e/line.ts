/** A proxy in front of a server that can be cut, for pages and workers alike, like a phone losing its network. */

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export class Line {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #cut = false;
  /** The request lines of all forwarded requests. */
  readonly requests: string[] = [];
  readonly #server = createServer((near) => this.#carry(near));

  private constructor(target: number) {
    this.#target = target;
  }

  /** Listens on a port of its own and forwards to a local port. */
  static async to(target: number): Promise<Line> {
    const line = new Line(target);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #carry(near: Socket): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      this.requests.push(...(bytes.toString('latin1').match(/^[A-Z]+ \/\S* HTTP/gm) ?? []));
    });
    near.pipe(far);
    far.pipe(near);
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
