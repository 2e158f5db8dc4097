/** An authenticator in software: one passkey (ES256, no attestation) and answers as browsers encode them. */

import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

interface Options {
  readonly origin: string;
  /** Default: the host of the origin. */
  readonly rpId?: string;
  readonly challenge: string;
}

const UP_UV = 0x05;
const ATTESTED = 0x40;

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A CBOR byte string of at most 65,535 bytes. */
const bytesInCbor = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
/** A CBOR text of at most 23 bytes. */
const textInCbor = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export class TestAuthenticator {
  readonly id = base64Url(randomBytes(32));
  /** The signature counter; 0: the authenticator has none. */
  counter: number;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(counter = 0) {
    this.counter = counter;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The public key as COSE. */
  get #cose(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' }) as { x?: string; y?: string };
    const coordinate = (name: number, value: string): Buffer =>
      Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
  }

  #data({ origin, rpId = new URL(origin).hostname }: Options, attested: Uint8Array): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = UP_UV | (attested.length > 0 ? ATTESTED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  }

  #answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** The result of `navigator.credentials.create`. */
  create(options: Options) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = this.#data(options, Buffer.concat([Buffer.alloc(16), length, id, this.#cose]));
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      textInCbor('fmt'),
      textInCbor('none'),
      textInCbor('attStmt'),
      Buffer.from([0xa0]),
      textInCbor('authData'),
      bytesInCbor(data),
    ]);
    const client = JSON.stringify({
      type: 'webauthn.create',
      challenge: options.challenge,
      origin: options.origin,
    });
    return this.#answer({
      clientDataJSON: base64Url(Buffer.from(client)),
      attestationObject: base64Url(attestation),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  use(options: Options) {
    const data = this.#data(options, new Uint8Array());
    const client = JSON.stringify({
      type: 'webauthn.get',
      challenge: options.challenge,
      origin: options.origin,
    });
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.#privateKey);
    return this.#answer({
      clientDataJSON: base64Url(Buffer.from(client)),
      authenticatorData: base64Url(data),
      signature: base64Url(signature),
    });
  }
}
