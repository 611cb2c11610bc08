import { createHash, createHmac } from 'node:crypto';

interface Acs3Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly signedHeaders: readonly string[];
  readonly payloadHash: string;
}

/** Aliyun's ACS3-HMAC-SHA256: the hex HMAC over the hash of the canonical request. */
export function acs3Signature(request: Acs3Request, secret: string): string {
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    request.signedHeaders.map((name) => `${name}:${headerText(request.headers[name])}\n`).join(''),
    request.signedHeaders.join(';'),
    request.payloadHash,
  ].join('\n');
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256Hex(canonical)}`)
    .digest('hex');
}

export function sha256Hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([key, value]) => ({ key: percentEncode(key), value: percentEncode(value) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ key, value }) => `${key}=${value}`)
    .join('&');
}

/** RFC 3986: encodeURIComponent leaves five signs that the signature wants escaped. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function headerText(value: string | string[] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value.trim() : value.toSorted().join(',');
}
