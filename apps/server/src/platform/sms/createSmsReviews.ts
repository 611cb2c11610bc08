import { createSmsClient } from './createSmsClient.ts';
import { readSmsFailure } from './readSmsFailure.ts';
import type { SmsConfig } from './SmsConfig.ts';

export interface SmsReviews {
  /** The text of a template that was approved; null where it was not, or is not there. */
  readonly findTemplate: (code: string) => Promise<string | null>;
  readonly isApprovedSign: (name: string) => Promise<boolean>;
}

const APPROVED = 1;

/** What Aliyun has approved. Asking costs nothing and sends nothing. */
export function createSmsReviews(config: SmsConfig): SmsReviews {
  const load = createSmsClient(config);
  const failed = (error: unknown): never => {
    throw readSmsFailure(error);
  };
  return {
    async findTemplate(code) {
      const { client, sdk } = load();
      const request = new sdk.GetSmsTemplateRequest({ templateCode: code });
      const { body } = await client.getSmsTemplate(request).catch(failed);
      return body?.code === 'OK' && body.templateStatus === String(APPROVED) ? (body.templateContent ?? '') : null;
    },
    async isApprovedSign(name) {
      const { client, sdk } = load();
      const { body } = await client.getSmsSign(new sdk.GetSmsSignRequest({ signName: name })).catch(failed);
      return body?.code === 'OK' && body.signStatus === APPROVED;
    },
  };
}
