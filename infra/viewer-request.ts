/**
 * The code that the distribution runs on each request before routing: part of a CloudFront function. This file imports
 * nothing, so that `sst.config.ts` can load it.
 */

/** Proves to the functions that a request came through the distribution. */
const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** The client's address, for the API's limits. */
const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

interface ViewerRequest {
  readonly originSecret: string;
  /** The files of pages, by address, where the two differ. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Throws if the secret is too weak. */
export function viewerRequest({ originSecret, pages }: ViewerRequest): string {
  if (!/^[0-9a-f]{32,}$/.test(originSecret))
    throw new Error('an origin secret must be at least 32 hexadecimal digits');
  // Overwrites or removes what a client sends under these names.
  return `
  const headers = event.request.headers;
  if (/^\\/(api|g|i)(\\/|$)/.test(event.request.uri)) {
    headers["${ORIGIN_SECRET_HEADER}"] = { value: "${originSecret}" };
    headers["${VIEWER_ADDRESS_HEADER}"] = { value: event.viewer.ip };
  } else {
    delete headers["${ORIGIN_SECRET_HEADER}"];
    delete headers["${VIEWER_ADDRESS_HEADER}"];
  }
  const page = ${JSON.stringify(pages)}[event.request.uri];
  if (page) event.request.uri = page;`;
}
