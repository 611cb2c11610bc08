import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import { createSmsClient } from './createSmsClient.ts';
import { readSmsFailure } from './readSmsFailure.ts';
import type { SmsConfig } from './SmsConfig.ts';
import { SmsLimitedError } from './SmsLimitedError.ts';

export interface SmsOrder {
  readonly phoneNumber: string;
  readonly templateCode: string;
  readonly signName: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface SmsSender {
  /** Not idempotent, and never repeated here: after a timeout the message may have gone out. */
  readonly send: (order: SmsOrder) => Promise<void>;
}

export function createSmsSender(config: SmsConfig): SmsSender {
  const load = createSmsClient(config);

  return {
    async send({ phoneNumber, templateCode, signName, params }) {
      const { client, sdk } = load();
      const request = new sdk.SendSmsRequest({
        phoneNumbers: phoneNumber,
        signName,
        templateCode,
        templateParam: JSON.stringify(params),
      });
      const code = await client.sendSms(request).then(
        (answer) => answer.body?.code,
        (error: unknown) => {
          throw readSmsFailure(error);
        },
      );
      if (code === 'OK') return;
      if (code === 'isv.BUSINESS_LIMIT_CONTROL') throw new SmsLimitedError();
      throw new OutsideServiceError('sms', code === undefined ? 'badReply' : 'refused', code);
    },
  };
}
