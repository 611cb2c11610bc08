import { randomInt } from 'node:crypto';
import { rules } from '@jiwu/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/config/config.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Limit, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { requireWork } from '../../../../platform/challenge/requireWork.ts';
import { addressLimit, riskOfSending } from './riskOfSending.ts';
import { codeTemplates, hashSmsCode, type SmsPurpose } from './smsPurpose.ts';
import { smsTerms } from '../../../../platform/config/smsTemplates.ts';

const LIFETIME_MS = 5 * MINUTE_MS;

interface Input {
  readonly purpose: SmsPurpose;
  readonly phoneNumber: string;
  readonly browserId: string;
  readonly addressKey: string;
  /** The header `Challenge-Proof`. */
  readonly proof: string;
  /** The number is that of the account which asks; otherwise it is one that somebody typed. */
  readonly isOwnNumber: boolean;
}

/**
 * Sends a code to any number, registered or not, for work that a browser does and a robot has to pay for: neither the answer nor its duration tells which. A person who can read the
 * message owns the number and may be told the rest later.
 */
export async function sendSmsCode(
  services: Services,
  input: Input,
): Promise<{ resendAfterSeconds: number; expiresInSeconds: number }> {
  const now = services.clock();
  const budget = await services.sms.readBudget();
  if (budget.sent >= budget.budget) throw new ShopError('SMS_BUDGET_SPENT', { purpose: input.purpose });
  await requireWork(services, {
    purpose: 'smsSend',
    subject: [input.purpose, input.phoneNumber, input.browserId],
    proof: input.proof,
    doublings: () => riskOfSending(services, { ...input, ...budget }),
  });
  const result = await takeSlots(services.redis, limitsOf(services.config, input), now);
  if (!result.taken) throw new ShopError('SMS_TOO_MANY', { waitMs: result.waitMs });

  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await services.db.transact(async (tx) => {
    await assertPhoneBudget(tx, services.config, input.phoneNumber, now);
    await tx
      .insertInto('sms_codes')
      .values({
        phone_number: input.phoneNumber,
        id: newId(),
        purpose: input.purpose,
        browser_id: input.browserId,
        code_hash: hashSmsCode(services.config, input, code),
        created_at: now,
        expires_at: new Date(now.getTime() + LIFETIME_MS),
      })
      .execute();
  });
  await services.sms.send({
    phoneNumber: input.phoneNumber,
    ...smsTerms(services.config, codeTemplates[input.purpose]),
    params: { code },
    kind: 'code',
  });
  return { resendAfterSeconds: rules.smsResendSeconds, expiresInSeconds: LIFETIME_MS / 1000 };
}

/** Redis refuses cheaply but may forget; therefore the messages of a phone are counted in PostgreSQL as well. */
async function assertPhoneBudget(tx: Tx, config: Config, phoneNumber: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${phoneNumber}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('sms_codes')
    .select('created_at')
    .where('phone_number', '=', phoneNumber)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();
  const ages = rows.map((row) => now.getTime() - row.created_at.getTime());
  const waitMs = Math.max(
    waitFor(ages, { max: config.SMS_PER_PHONE_MINUTE, windowMs: MINUTE_MS }),
    waitFor(ages, { max: config.SMS_PER_PHONE_HOUR, windowMs: HOUR_MS }),
    waitFor(ages, { max: config.SMS_PER_PHONE_DAY, windowMs: DAY_MS }),
  );
  if (waitMs > 0) throw new ShopError('SMS_TOO_MANY', { waitMs });
}

/** Until one more fits into the window: as soon as all but the newest `max - 1` have left it. */
function waitFor(ages: readonly number[], { max, windowMs }: { max: number; windowMs: number }): number {
  const within = ages.filter((age) => age < windowMs).toSorted((a, b) => a - b);
  const leaver = within[max - 1];
  return leaver === undefined ? 0 : windowMs - leaver;
}

function limitsOf(config: Config, input: Input): Limit[] {
  const phone = `sms:phone:${input.phoneNumber}`;
  return [
    { key: `${phone}:minute`, max: config.SMS_PER_PHONE_MINUTE, windowMs: MINUTE_MS },
    { key: `${phone}:hour`, max: config.SMS_PER_PHONE_HOUR, windowMs: HOUR_MS },
    { key: `${phone}:day`, max: config.SMS_PER_PHONE_DAY, windowMs: DAY_MS },
    { key: `sms:browser:${input.browserId}`, max: config.SMS_PER_BROWSER_DAY, windowMs: DAY_MS },
    addressLimit(config, input.addressKey),
  ];
}
