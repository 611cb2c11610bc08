import { createRequire } from 'node:module';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
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

// The package is CommonJS: only this form gives the shape that require does.
// oxlint-disable-next-line typescript/consistent-type-imports
type Sdk = typeof import('@alicloud/dysmsapi20170525');
type SdkClient = InstanceType<Sdk['default']>;
type SdkConfig = ConstructorParameters<Sdk['default']>[0];

const require = createRequire(import.meta.url);

// One figure for both: the SDK uses its connect timeout as the socket's idle timeout, so a shorter one would also
// cut off an answer that is merely slow, and call sent messages lost.
const TIMEOUT_MS = 5_000;

export function createSmsSender(config: SmsConfig): SmsSender {
  let loaded: { readonly client: SdkClient; readonly sdk: Sdk } | undefined;

  // The SDK takes 200 ms to load, which only a process that sends should pay. It is CommonJS, and require is the one
  // way to it that gives the same shape everywhere: import() wraps its default twice in Node and once in Vitest.
  const load = (): { readonly client: SdkClient; readonly sdk: Sdk } => {
    const sdk = require('@alicloud/dysmsapi20170525') as Sdk;
    const settings = {
      endpoint: config.endpoint,
      protocol: config.protocol,
      accessKeyId: config.accessKeyId,
      accessKeySecret: config.accessKeySecret,
      connectTimeout: TIMEOUT_MS,
      readTimeout: TIMEOUT_MS,
    };
    return { client: new sdk.default(settings as SdkConfig), sdk };
  };

  return {
    async send({ phoneNumber, templateCode, signName, params }) {
      loaded ??= load();
      const { client, sdk } = loaded;
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
