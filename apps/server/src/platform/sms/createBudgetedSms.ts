import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/createDatabase.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Log } from '../log/createLog.ts';
import { raiseAlarm } from '../telemetry/raiseAlarm.ts';
import type { SmsOrder, SmsSender } from './createSmsSender.ts';

/** Codes go on when notices have stopped: without a code nobody registers or gets back in. */
type SmsKind = 'code' | 'notice';

const SHARES: Readonly<Record<SmsKind, number>> = { code: 1, notice: 0.9 };
const LOW = 0.8;

interface SmsBudget {
  readonly sent: number;
  readonly budget: number;
}

export interface BudgetedSms {
  /** Refuses with SMS_BUDGET_SPENT when this day's messages are used up; otherwise as `SmsSender.send`. */
  readonly send: (order: SmsOrder & { readonly kind: SmsKind }) => Promise<void>;
  /** Of this day of Shanghai. */
  readonly readBudget: () => Promise<SmsBudget>;
}

interface Options {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly budget: number;
}

/**
 * The only way to send: each message is counted before it goes out, by one guarded statement in PostgreSQL, so that neither a lost Redis nor many
 * processes spend more. One that fails afterwards stays counted: it may have gone out all the same.
 */
export function createBudgetedSms(sender: SmsSender, { db, log, clock, budget }: Options): BudgetedSms {
  async function count(kind: SmsKind): Promise<number> {
    const day = businessDay(clock());
    const most = Math.floor(budget * SHARES[kind]);
    const [counted] = await db.writeAlone(sql<{ sent: number }>`
      insert into sms_days (day, sent) select ${day}::date, 1 where ${most}::integer > 0
      on conflict (day) do update set sent = sms_days.sent + 1 where sms_days.sent < ${most}
      returning sent`);
    if (!counted) throw new ShopError('SMS_BUDGET_SPENT', { kind });
    return counted.sent;
  }

  /** Each number is counted by one message alone, so each alarm is raised once a day. */
  function watch(sent: number): void {
    if (sent === Math.ceil(budget * LOW)) raiseAlarm(log, 'sms.budgetLow', { sent, budget }, 'warn');
    if (sent === budget) raiseAlarm(log, 'sms.budgetSpent', { sent, budget });
  }

  return {
    async send({ kind, ...order }) {
      watch(await count(kind));
      await sender.send(order);
    },
    async readBudget() {
      const today = await db.read
        .selectFrom('sms_days')
        .select('sent')
        .where('day', '=', businessDay(clock()))
        .executeTakeFirst();
      return { sent: today?.sent ?? 0, budget };
    },
  };
}
