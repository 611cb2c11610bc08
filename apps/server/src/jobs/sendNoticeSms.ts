import { findPhoneNumber } from '../modules/people/identity/index.ts';
import { type DueSms, finishSms, giveUpSms, takeDueSms } from '../modules/content/notices/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { OutsideServiceError } from '../platform/outside/OutsideServiceError.ts';
import type { Services } from '../platform/services.ts';
import { SmsLimitedError } from '../platform/sms/index.ts';
import { smsTerms } from '../platform/config/smsTemplates.ts';

const AT_ONCE = 4;

/** A sweep: sends the notices that are due by SMS, a few at once. Each is tried once, by one worker. */
export async function sendNoticeSms(services: Services): Promise<void> {
  const { db, clock } = services;
  await db.transact((tx) => giveUpSms(tx, clock()));
  const takeTurns = async (): Promise<void> => {
    for (;;) {
      const [due] = await db.transact((tx) => takeDueSms(tx, clock()));
      if (!due) return;
      const state = await send(services, due);
      await db.transact((tx) => finishSms(tx, { ...due, state }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

async function send(services: Services, due: DueSms): Promise<'sent' | 'failed' | 'unknown' | 'skipped'> {
  const phoneNumber = await findPhoneNumber(services.db.read, due.userId);
  if (phoneNumber === null || due.template === null) return 'skipped';
  try {
    const terms = smsTerms(services.config, due.template);
    await services.sms.send({ phoneNumber, ...terms, params: due.params, kind: 'notice' });
    return 'sent';
  } catch (error) {
    // What is left of today's budget is for codes. The notice itself is in the app.
    if (error instanceof ShopError && error.errorCode === 'SMS_BUDGET_SPENT') return 'skipped';
    services.log.warn({ err: error, notice: due.id }, 'a notice could not be sent by SMS');
    const isRefused =
      error instanceof SmsLimitedError || (error instanceof OutsideServiceError && error.reason === 'refused');
    return isRefused ? 'failed' : 'unknown';
  }
}
