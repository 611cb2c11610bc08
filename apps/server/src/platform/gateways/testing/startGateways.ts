import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { AlipayConfig } from '../alipay/AlipayConfig.ts';
import { createAlipay } from '../alipay/createAlipay.ts';
import type { Alipay, WechatPay } from '../Gateway.ts';
import { createWechatPay } from '../wechatPay/createWechatPay.ts';
import type { WechatPayConfig } from '../wechatPay/WechatPayConfig.ts';
import { alipayConfig, wechatPayConfig } from './gatewayConfigs.ts';

export interface Callback {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is needed of a running sandbox; only tests themselves may know the other app. */
interface Sandbox {
  readonly origin: string;
  readonly now: () => number;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export interface Gateways {
  readonly sandbox: Sandbox;
  readonly wechatPay: (change?: Partial<WechatPayConfig>) => WechatPay;
  readonly alipay: (change?: Partial<AlipayConfig>) => Alipay;
  /** Has the callback of a trade or refund sent, true or forged, and hands over what came. */
  readonly callback: (notice: {
    gateway: 'wechat' | 'alipay';
    outTradeNo: string;
    outRefundNo?: string;
    forge?: string;
  }) => Promise<Callback>;
  /** No faults any more, and no callbacks but those that a test asks for: others would come in between. */
  readonly calm: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Both adapters over a sandbox, and somebody whom it can call back. */
export async function startGateways(sandbox: Sandbox): Promise<Gateways> {
  let received: Callback | undefined;
  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    received = { headers: request.headers as Record<string, string>, body: await buffer(request) };
    reply.end('success');
  };
  const server = createServer((request, reply) => void take(request, reply)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const notifyUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  const clock = () => new Date(sandbox.now());
  return {
    sandbox,
    wechatPay: (change) => createWechatPay({ ...wechatPayConfig(sandbox.origin), notifyUrl, ...change }, clock),
    alipay: (change) => createAlipay({ ...alipayConfig(sandbox.origin), notifyUrl, ...change }, clock),
    async callback(notice) {
      received = undefined;
      await sandbox.post('/control/pay/notify', notice);
      if (received === undefined) throw new Error('no callback came');
      return received;
    },
    async calm() {
      await sandbox.post('/control/pay/reset', {});
      await sandbox.post('/control/pay/faults', { drop: true });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
    },
  };
}
