import { listNoticeSwitches, setNoticeSwitch } from '../../../apps/server/src/modules/content/notices/index.ts';
import { createAddress } from '../../../apps/server/src/modules/people/addresses/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { demoHomes } from './demoHomes.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';

interface Input {
  readonly userId: string;
  readonly name: string;
  /** Of the writer of reviews: everyone has a house of their own. */
  readonly index: number;
  readonly now: Date;
}

/** An address, and no SMS: nobody has these numbers. Answers the address. */
export async function settleBuyer(tx: Tx, { userId, name, index, now }: Input): Promise<string> {
  for (const { group, inApp, sms } of await listNoticeSwitches(tx, userId)) {
    if (sms !== null) await setNoticeSwitch(tx, { userId, group, inApp, sms: false, now });
  }
  const home = demoHomes[index % demoHomes.length];
  if (!home) throw new Error('everyone has a home');
  const { divisionCode, street } = home;
  const place = { divisionCode, detail: `${street} ${160 + index} 号`, label: null, isDefault: true };
  const fields = { recipient: name, phoneNumber: reviewerPhone(index), ...place };
  return (await createAddress(tx, { userId, fields, now })).id;
}
