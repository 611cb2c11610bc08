import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { BILL_TIMEOUT_MS, saveBill } from '../bills/saveBill.ts';
import { GatewayError } from '../GatewayError.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

// The package is CommonJS: only this form gives the shape that require does.
// oxlint-disable-next-line typescript/consistent-type-imports
type Plugin = typeof import('wechatpay-axios-plugin');
type Axios = InstanceType<Plugin['Decorator']>['v3'];

interface WechatRequest {
  readonly method: 'GET' | 'POST';
  /** With its query: the signature covers both. */
  readonly path: string;
  readonly body?: object;
}

/** WeChat Pay's decision; `code` is undefined when it did as asked. */
export interface WechatReply {
  readonly code: string | undefined;
  readonly data: unknown;
}

export interface WechatClient {
  readonly call: (request: WechatRequest) => Promise<WechatReply>;
  /** To disk. Replies of this kind are not signed; the caller knows their hash, SHA-1, which is answered. */
  readonly download: (address: URL, file: string) => Promise<string>;
}

const require = createRequire(import.meta.url);
const MAX_REPLY_BYTES = 1024 * 1024;
/** It did as asked. */
const DONE = new Set([200, 204]);
const CODE = /^[\w.-]{1,64}$/;
const refusal = z.object({ code: z.string().regex(CODE) });

/** The plugin signs requests and verifies replies; here its failures become ours. */
export function createWechatClient(config: WechatPayConfig): WechatClient {
  let axios: Axios | undefined;

  // 300 ms and 30 MB, which only a process that pays should spend.
  const load = (): Axios => {
    const { Decorator } = require('wechatpay-axios-plugin') as Plugin;
    return new Decorator({
      baseURL: config.baseUrl,
      mchid: config.mchid,
      serial: config.serial,
      privateKey: config.privateKey,
      certs: { ...config.publicKeys },
      maxRedirects: 0,
      proxy: false,
      // The plugin verifies only replies with a success status: this way refusals are verified as well.
      validateStatus: () => true,
    }).v3;
  };

  const send = async (
    request: Parameters<Axios['request']>[0],
    signal = AbortSignal.timeout(config.timeoutMs),
  ): Promise<{ readonly status: number; readonly data: unknown }> => {
    axios ??= load();
    try {
      return await axios.request({ ...request, signal });
    } catch (error) {
      if (signal.aborted) throw new GatewayError('unknown', 'TIMEOUT');
      throw new GatewayError('unknown', failureCode(error));
    }
  };

  return {
    async call({ method, path, body }) {
      const reply = await send({ method, url: path, ...(body && { data: body }), maxContentLength: MAX_REPLY_BYTES });
      const said = refusal.safeParse(reply.data).data?.code;
      if (DONE.has(reply.status) && said === undefined) return { code: undefined, data: reply.data };
      const code = said ?? `HTTP_${reply.status}`;
      // Too busy or out of order is no decision; nor is 202 (USER_PAYING), or a code in an apparent success.
      if (reply.status < 300 || reply.status === 429 || reply.status >= 500) throw new GatewayError('unknown', code);
      return { code, data: reply.data };
    },
    async download({ pathname, searchParams }, file) {
      const signal = AbortSignal.timeout(BILL_TIMEOUT_MS);
      const reply = await send(
        {
          // Without the query: the plugin knows unsigned replies by their bare path.
          url: pathname,
          params: Object.fromEntries(searchParams),
          responseType: 'stream',
        },
        signal,
      );
      const body = reply.data as Readable;
      if (reply.status !== 200) {
        body.destroy();
        throw new GatewayError('unknown', `HTTP_${reply.status}`);
      }
      try {
        return await saveBill(body, file);
      } catch (error) {
        if (error instanceof GatewayError) throw error;
        throw new GatewayError('unknown', signal.aborted ? 'TIMEOUT' : 'UNREACHABLE');
      }
    },
  };
}

/** EV3_… is the plugin's word for a reply whose signature is missing, old, by another key or wrong. */
function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('EV3_')) return 'BAD_SIGNATURE';
  return CODE.test(code) ? code : 'UNREACHABLE';
}
