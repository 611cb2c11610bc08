import { timingSafeEqual } from 'node:crypto';
import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';
import { acs3Signature, sha256Hex } from './acs3Signature.ts';
import { AliyunError } from './AliyunError.ts';

interface SignedCall {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const AUTHORIZATION = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
const ALLOWED_SKEW_MS = 15 * 60_000;
const REMEMBERED_NONCES = 50_000;

/** Verifies as Aliyun's gateway does: key, time, nonce, body hash, signature. Returns the query, now trusted. */
export function createAcs3Verifier(
  key: { readonly accessKeyId: string; readonly accessKeySecret: string },
  now: Clock,
): (call: SignedCall) => URLSearchParams {
  const seenNonces = new CappedMap<string, true>(REMEMBERED_NONCES);

  return (call) => {
    const header = (name: string): string => {
      const value = call.headers[name];
      if (typeof value !== 'string' || value === '') {
        throw new AliyunError(400, `Missing${name}`, `${name} is mandatory for this action.`);
      }
      return value;
    };
    const match = AUTHORIZATION.exec(header('authorization'));
    const [, accessKeyId, signedList, signature] = match ?? [];
    if (accessKeyId === undefined || signedList === undefined || signature === undefined) {
      throw new AliyunError(400, 'IncompleteSignature', 'The request signature does not conform to Aliyun standards.');
    }
    if (accessKeyId !== key.accessKeyId) {
      throw new AliyunError(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.');
    }
    const date = Date.parse(header('x-acs-date'));
    if (Number.isNaN(date) || Math.abs(now() - date) > ALLOWED_SKEW_MS) {
      throw new AliyunError(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.');
    }
    const payloadHash = sha256Hex(call.body);
    const signedHeaders = signedList.split(';');
    const unsigned = Object.keys(call.headers).some(
      (name) => (name === 'host' || name.startsWith('x-acs-')) && !signedHeaders.includes(name),
    );
    const url = new URL(call.url, 'http://sandbox');
    const expected = acs3Signature(
      {
        method: call.method,
        path: url.pathname,
        query: url.searchParams,
        headers: call.headers,
        signedHeaders,
        payloadHash,
      },
      key.accessKeySecret,
    );
    const genuine = timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(signature, 'hex'));
    if (!genuine || unsigned || header('x-acs-content-sha256') !== payloadHash) {
      throw new AliyunError(
        400,
        'SignatureDoesNotMatch',
        'Specified signature is not matched with our calculation. Please check your signature and signing algorithm.',
      );
    }
    // Only after the signature: a stranger must not be able to use up an honest caller's nonce.
    const nonce = header('x-acs-signature-nonce');
    if (seenNonces.has(nonce)) {
      throw new AliyunError(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.');
    }
    seenNonces.set(nonce, true);
    return url.searchParams;
  };
}
