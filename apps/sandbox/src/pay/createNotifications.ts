import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../Clock.ts';
import type { Notice, ShopAnswer } from './Notice.ts';

type NoticeFacts = Omit<Notice, 'id' | 'createdAt'>;

export interface Notifications {
  /** The same event has the same number, however often it is told. */
  readonly number: (facts: NoticeFacts) => Notice;
  readonly record: (notice: Notice, answer: ShopAnswer, accepted: boolean) => void;
  readonly listOf: (gateway: string, outTradeNo: string) => readonly object[];
}

const KEPT_BODY = 500;

export function createNotifications(database: DatabaseSync, now: Clock): Notifications {
  const insert = database.prepare(`INSERT INTO notifications VALUES (?, ?, ?, ?, ?, ?, 0, 0, NULL, NULL)
    ON CONFLICT (gateway, kind, outTradeNo, outRefundNo) DO NOTHING`);
  const find = database.prepare(`SELECT id, createdAt FROM notifications
    WHERE gateway = ? AND kind = ? AND outTradeNo = ? AND outRefundNo = ?`);
  const note = database.prepare(`UPDATE notifications
    SET attempts = attempts + 1, accepted = accepted + ?, lastStatus = ?, lastBody = ? WHERE id = ?`);
  const list = database.prepare(`SELECT id, kind, outRefundNo, createdAt, attempts, accepted, lastStatus, lastBody
    FROM notifications WHERE gateway = ? AND outTradeNo = ? ORDER BY createdAt`);

  return {
    number(facts) {
      // That a refund is abnormal, and that it succeeded in the end, are two events.
      const event = facts.refund?.state === 'abnormal' ? 'abnormal' : facts.kind;
      const key = [facts.gateway, event, facts.trade.outTradeNo, facts.refund?.outRefundNo ?? ''] as const;
      insert.run(randomUUID(), ...key, now());
      return { ...facts, ...(find.get(...key) as { id: string; createdAt: number }) };
    },
    record(notice, answer, accepted) {
      // An answer may still be on its way when the sandbox is shut.
      if (!database.isOpen) return;
      note.run(accepted ? 1 : 0, answer.status, answer.body.slice(0, KEPT_BODY), notice.id);
    },
    listOf: (gateway, outTradeNo) => list.all(gateway, outTradeNo),
  };
}
