/** The form of a signature, which the embedded database asks for, without one, as it checks none. */

import type { HttpRequest, RequestSigner } from '@smithy/types';

const HEADERS = {
  authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
  'x-amz-date': '20000101T000000Z',
};

export const unsigned: RequestSigner = {
  sign: (request: HttpRequest) =>
    Promise.resolve({ ...request, headers: { ...request.headers, ...HEADERS } }),
};
