import { listNoticeSwitches, setNoticeSwitch } from '../../../apps/server/src/modules/content/notices/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

/** Weeks of messages at once are more than any phone is sent. */
export async function withoutSms(
  db: Database,
  { userId, now }: { userId: string; now: Date },
  work: () => Promise<void>,
): Promise<void> {
  const switches = (await listNoticeSwitches(db.read, userId)).filter(({ sms }) => sms !== null);
  const set = (sms: (wanted: boolean | null) => boolean | null) =>
    db.transact(async (tx) => {
      for (const { group, inApp, sms: wanted } of switches) {
        await setNoticeSwitch(tx, { userId, group, inApp, sms: sms(wanted), now });
      }
    });
  await set(() => false);
  try {
    await work();
  } finally {
    await set((wanted) => wanted);
  }
}
