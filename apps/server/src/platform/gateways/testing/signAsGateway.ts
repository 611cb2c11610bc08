import { createCipheriv, sign } from 'node:crypto';

interface GatewayKeys {
  readonly WECHATPAY_PLATFORM_PRIVATE_KEY: string;
  readonly WECHATPAY_PUBLIC_KEY_ID: string;
  readonly WECHATPAY_API_V3_KEY: string;
  readonly ALIPAY_PRIVATE_KEY: string;
}

export interface Wrong {
  readonly at?: Date;
  readonly serial?: string;
  readonly signature?: (right: string) => string;
}

/** Signs messages as the gateways do, with the sandbox's keys: for messages that the sandbox never sends. */
export function signAsGateway(keys: GatewayKeys) {
  const rsa = (text: string, key: string) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
  return {
    /** The headers of a reply or callback by WeChat Pay; `wrong` names the parts to falsify. */
    wechatHeaders: (body: string, wrong: Wrong = {}): Record<string, string> => {
      const timestamp = String(Math.floor((wrong.at ?? new Date()).getTime() / 1000));
      const right = rsa(`${timestamp}\nnonce\n${body}\n`, keys.WECHATPAY_PLATFORM_PRIVATE_KEY);
      return {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': 'nonce',
        'wechatpay-serial': wrong.serial ?? keys.WECHATPAY_PUBLIC_KEY_ID,
        'wechatpay-signature': wrong.signature?.(right) ?? right,
      };
    },

    /** The body of a callback by WeChat Pay that seals this content. */
    wechatEnvelope: (
      eventType: string,
      content: object,
      spoil: (sealed: Buffer) => Buffer = (sealed) => sealed,
    ): string => {
      const nonce = 'nonce-of-12b';
      const cipher = createCipheriv('aes-256-gcm', keys.WECHATPAY_API_V3_KEY, nonce).setAAD(Buffer.from('x'));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
      const ciphertext = spoil(sealed).toString('base64');
      const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'x' };
      return JSON.stringify({ id: 'EV-1', event_type: eventType, resource });
    },

    alipaySign: (text: string) => rsa(text, keys.ALIPAY_PRIVATE_KEY),

    /** The form of a callback by Alipay. */
    alipayForm: (fields: Readonly<Record<string, string>>): Buffer => {
      const signature = rsa(signedText(fields), keys.ALIPAY_PRIVATE_KEY);
      return Buffer.from(new URLSearchParams({ ...fields, sign: signature, sign_type: 'RSA2' }).toString());
    },
  };
}

/** The text of a form that Alipay signs. */
export function signedText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
