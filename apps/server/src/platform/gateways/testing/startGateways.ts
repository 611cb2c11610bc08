import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { AlipayConfig } from '../alipay/AlipayConfig.ts';
import { createAlipay } from '../alipay/createAlipay.ts';
import type { PageGateway } from '../Gateway.ts';
import { createWechatPay, type WechatPayGateway } from '../wechatPay/createWechatPay.ts';
import type { WechatPayConfig } from '../wechatPay/WechatPayConfig.ts';
import { alipayConfig, wechatPayConfig } from './gatewayConfigs.ts';

export interface Callback {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The needed part of a running sandbox; only tests themselves may know the other app. */
interface Sandbox {
  readonly origin: string;
  readonly now: () => number;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export interface Gateways {
  readonly sandbox: Sandbox;
  readonly wechatPay: (change?: Partial<WechatPayConfig>) => WechatPayGateway;
  readonly alipay: (change?: Partial<AlipayConfig>) => PageGateway;
  /** Makes the sandbox send the callback of a trade or refund, true or forged, and returns it. */
  readonly callback: (wish: {
    gateway: 'wechat' | 'alipay';
    outTradeNo: string;
    outRefundNo?: string;
    forge?: string;
  }) => Promise<Callback>;
  /** Removes all faults and automatic callbacks: only those that a test asks for are sent. */
  readonly calm: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Both adapters over a sandbox, and a server that it can call back. */
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
    async callback(wish) {
      received = undefined;
      await sandbox.post('/control/pay/notify', wish);
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
