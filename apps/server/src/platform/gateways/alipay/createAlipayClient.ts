import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayConfig } from './AlipayConfig.ts';

// oxlint-disable-next-line typescript/consistent-type-imports
type Sdk = typeof import('alipay-sdk');

/** Alipay's decision; `code` is undefined when it did as asked. */
export interface AlipayReply {
  readonly code: string | undefined;
  readonly data: unknown;
}

export interface AlipayClient {
  readonly call: (method: string, bizContent: object) => Promise<AlipayReply>;
  readonly pageUrl: (method: string, params: { bizContent: object; notifyUrl: string; returnUrl: string }) => string;
  readonly isTrueCallback: (fields: Readonly<Record<string, string>>) => boolean;
}

const require = createRequire(import.meta.url);
const CODE = /^[\w.-]{1,64}$/;
const DONE = '10000';
/** Neither says whether it happened; nor does a reply with code 20000. */
const UNDECIDED = new Set(['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'aop.unknow-error']);
const head = z.object({ code: z.string().regex(CODE), sub_code: z.string().regex(CODE).optional() });

export function createAlipayClient(config: AlipayConfig): AlipayClient {
  let loaded: AlipaySdk | undefined;
  // 240 ms and 40 MB, which only a process that pays should spend.
  const sdk = (): AlipaySdk => (loaded ??= load(config));

  return {
    async call(method, bizContent) {
      const data: unknown = await sdk()
        .exec(method, { bizContent }, { validateSign: true })
        .catch((error: unknown) => {
          throw new GatewayError('unknown', failureCode(error));
        });
      const { code, sub_code: reason } = readReply(head, data);
      if (code === DONE) return { code: undefined, data };
      if (code === '20000' || (reason !== undefined && UNDECIDED.has(reason))) {
        throw new GatewayError('unknown', reason ?? code);
      }
      return { code: reason ?? code, data };
    },
    pageUrl: (method, params) => sdk().pageExecute(method, 'GET', params),
    isTrueCallback: (fields) => sdk().checkNotifySignV2(fields),
  };
}

function load(config: AlipayConfig): AlipaySdk {
  const { AlipaySdk: Base } = require('alipay-sdk') as Sdk;

  class StrictAlipaySdk extends Base {
    /**
     * The SDK verifies the first `…_response` in the text and then uses the last of that name, so that anything could be appended
     * to a true reply. The part that is used must be the part that was signed.
     */
    override checkResponseSign(raw: string, key: string, sign: string, traceId: string): void {
      super.checkResponseSign(raw, key, sign, traceId);
      const used = (JSON.parse(raw) as Record<string, unknown>)[key];
      if (!isDeepStrictEqual(JSON.parse(this.getSignStr(raw, key)), used)) throw new TypeError('验签失败');
    }
  }

  return new StrictAlipaySdk({
    appId: config.appId,
    // The SDK knows one form of each key; node reads all of them.
    privateKey: createPrivateKey(config.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString(),
    alipayPublicKey: createPublicKey(config.publicKey).export({ type: 'spki', format: 'pem' }).toString(),
    gateway: config.gatewayUrl,
    timeout: config.timeoutMs,
    camelcase: false,
  });
}

/** The SDK's own messages hold the whole reply, and must not get into a log. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNREACHABLE';
  if (error.message.startsWith('验签失败')) return 'BAD_SIGNATURE';
  if (!error.message.startsWith('HttpClient')) return 'BAD_REPLY';
  return error.cause instanceof Error && error.cause.name.includes('Timeout') ? 'TIMEOUT' : 'UNREACHABLE';
}
