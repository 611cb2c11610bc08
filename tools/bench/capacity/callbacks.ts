import { generateKeyPairSync } from 'node:crypto';
import { newId } from '@jiwu/kernel';
import { Client } from 'undici';
import { readConfig as readSandboxConfig } from '../../../apps/sandbox/src/config.ts';
import type { OutgoingMessage } from '../../../apps/sandbox/src/pay/Notice.ts';
import { writeWechatCallback } from '../../../apps/sandbox/src/wechatPay/writeWechatCallback.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import { getPayment } from '../../../apps/server/src/modules/money/payments/index.ts';
import { startRecharge } from '../../../apps/server/src/modules/money/wallet/index.ts';
import { callbackPath } from '../../../apps/server/src/platform/gateways/createGateways.ts';
import type { Buyer } from '../checkout/makeBuyers.ts';

const AMOUNT_FEN = 10_000;
const CONNECTIONS = 16;

interface WechatKeys {
  /** What the api is told, so that it believes these callbacks. */
  readonly server: Readonly<Record<string, string>>;
  readonly sandbox: Readonly<Record<string, string>>;
}

/** A pair of keys for WeChat Pay's side, whose private half a production environment does not have. */
export function makeWechatKeys(): WechatKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    server: { WECHATPAY_PUBLIC_KEY: publicKey },
    sandbox: { WECHATPAY_PLATFORM_PRIVATE_KEY: privateKey },
  };
}

/** Recharges that have begun, and for each the callback that WeChat Pay sends when it is paid. */
export async function writeCallbacks(
  services: ShopServices,
  { buyers, env, keys }: { buyers: readonly Buyer[]; env: Readonly<Record<string, string>>; keys: WechatKeys },
): Promise<OutgoingMessage[]> {
  const { wechat } = readSandboxConfig({ ...env, ...keys.sandbox }).pay;
  const messages: OutgoingMessage[] = [];
  for (const { userId } of buyers) {
    const now = services.clock();
    const payment = await services.db.transact(async (tx) => {
      const { paymentId } = await startRecharge(tx, { userId, amountFen: AMOUNT_FEN, gateway: 'wechat', now });
      return await getPayment(tx, { userId, id: paymentId });
    });
    const at = now.getTime();
    const trade = {
      gateway: 'wechat',
      outTradeNo: payment.outTradeNo,
      kind: 'NATIVE',
      payableBy: null,
      transactionId: `bench${newId()}`,
      title: '集物余额充值',
      amountFen: AMOUNT_FEN,
      state: 'paid',
      notifyUrl: '',
      returnUrl: null,
      code: '',
      codeAt: at,
      createdAt: at,
      expiresAt: at,
      paidAt: at,
      closedAt: null,
      payer: 'bench',
    } as const;
    const notice = { id: newId(), gateway: 'wechat', kind: 'capture', url: '', createdAt: at } as const;
    messages.push(writeWechatCallback(wechat, Date.now, { ...notice, trade, refund: null, refundedFen: 0 }, null));
  }
  return messages;
}

/** Sends each once, from several connections. Answers how many there were; a single refusal fails the run. */
export async function sendCallbacks(apiUrl: string, messages: readonly OutgoingMessage[]): Promise<number> {
  const waiting = messages.values();
  const work = async () => {
    const client = new Client(apiUrl);
    for (const { headers, body } of waiting) {
      const path = callbackPath('wechat');
      const answer = await client.request({ method: 'POST', path, headers: { ...headers }, body });
      const text = await answer.body.text();
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return messages.length;
}
