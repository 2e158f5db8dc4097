/** The signature headers that the embedded database expects but never checks, without the work of signing. */

import type { HttpRequest, RequestSigner } from '@smithy/types';

const HEADERS = {
  authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
  'x-amz-date': '20000101T000000Z',
};

export const unsigned: RequestSigner = {
  sign: (request: HttpRequest) =>
    Promise.resolve({ ...request, headers: { ...request.headers, ...HEADERS } }),
};
