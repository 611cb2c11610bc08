import Fastify, { type FastifyInstance } from 'fastify';
import { ZodError, z } from 'zod';
import { alipayRoutes } from './alipay/alipayRoutes.ts';
import type { Clock } from './Clock.ts';
import type { SandboxConfig } from './config.ts';
import { createLogisticsWorld } from './logistics/createLogisticsWorld.ts';
import { logisticsRoutes } from './logistics/logisticsRoutes.ts';
import { indexPage } from './page/indexPage.ts';
import { sendPage } from './page/sendPage.ts';
import { createPayWorld } from './pay/createPayWorld.ts';
import { payControlRoutes } from './pay/payControlRoutes.ts';
import { payFaultsRoutes } from './pay/payFaultsRoutes.ts';
import { settleRefund } from './pay/settleRefund.ts';
import { smsRoutes } from './sms/smsRoutes.ts';
import { createWechatWorld } from './wechatLogin/createWechatWorld.ts';
import { miniProgramRoutes } from './wechatLogin/miniProgramRoutes.ts';
import { phoneRoutes } from './wechatLogin/phoneRoutes.ts';
import { authorizeRoutes } from './wechatLogin/authorizeRoutes.ts';
import { qrconnectRoutes } from './wechatLogin/qrconnectRoutes.ts';
import { snsRoutes } from './wechatLogin/snsRoutes.ts';
import { wechatControlRoutes } from './wechatLogin/wechatControlRoutes.ts';
import { h5Routes } from './wechatPay/h5Routes.ts';
import { payPhoneRoutes } from './wechatPay/payPhoneRoutes.ts';
import { wechatPayRoutes } from './wechatPay/wechatPayRoutes.ts';

/**
 * The outside world in one process. Its state lives in memory on purpose: a restart is a clean world. Only the payment
 * gateways' books can be kept in a file, for drills that compare them with the shop's.
 */
export function createSandbox(config: SandboxConfig, now: Clock = Date.now): FastifyInstance {
  // Connections are cut on close: a browser's open tab or a delayed SMS answer must not hold up the end of a test.
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, requestTimeout: 10_000, forceCloseConnections: true });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ ok: false, msg: z.prettifyError(error) });
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    // Never the address: SMS parameters and secrets stand in the query.
    if (status >= 500) console.error('sandbox:', error);
    return reply.code(status).send({ ok: false, msg: error instanceof Error ? error.message : 'unknown error' });
  });

  app.get('/', (_request, reply) => sendPage(reply, indexPage));
  app.get('/healthz', () => ({ ok: true }));

  const wechat = createWechatWorld(config, now);
  smsRoutes(app, config.sms, now);
  qrconnectRoutes(app, wechat);
  authorizeRoutes(app, wechat);
  snsRoutes(app, wechat);
  miniProgramRoutes(app, wechat);
  wechatControlRoutes(app, wechat);

  const logistics = createLogisticsWorld(config.logistics, now);
  logisticsRoutes(app, logistics);

  const pay = createPayWorld(config.pay, now);
  phoneRoutes(app, wechat, pay);
  wechatPayRoutes(app, pay);
  payPhoneRoutes(app, pay);
  h5Routes(app, pay);
  alipayRoutes(app, pay);
  payFaultsRoutes(app, pay);
  payControlRoutes(app, pay);
  // Money that was on its way back when the last process ended.
  for (const refund of pay.books.refunds.processing()) pay.timers.after(0, () => settleRefund(pay, refund));
  app.addHook('onClose', () => {
    pay.timers.stop();
    pay.books.close();
    logistics.close();
  });
  return app;
}
