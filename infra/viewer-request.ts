/**
 * What the distribution does with a request before it is routed, as the text of a CloudFront function. It imports nothing,
 * so that the deploy can take it in.
 */

/** Told by the distribution to the functions that answer requests, and by nobody else. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** The address of whoever asks, for the API's limits. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

export interface ViewerRequest {
  readonly originSecret: string;
  /** Files of the app by the addresses that they are asked for, where these are not the files' own. */
  readonly pages: Readonly<Record<string, string>>;
}

export function viewerRequest({ originSecret, pages }: ViewerRequest): string {
  if (!/^[0-9a-f]{32,}$/.test(originSecret))
    throw new Error('an origin secret is at least 32 hexadecimal digits');
  // Whatever a visitor sends under these names is overwritten or taken out.
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
