import { findCelebrityOf, follow, listFollows } from '../../../apps/server/src/modules/channels/celebrity/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from '../createRandom.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';
import { reviewers } from '../seeding/reviewers.ts';
import { wakingHour } from '../wakingHour.ts';
import { demoCelebrities } from './demoCelebrities.ts';

/** Whom the demo user follows. */
const FOLLOWED = new Set(['老周测评', '阿棠的小家']);
const LONGEST_DAYS = 200;

/** Writers of reviews follow those whom they like; whoever follows somebody already is left alone. */
export async function seedFollowers(
  db: Database,
  { phoneNumber, now }: { phoneNumber: string; now: Date },
): Promise<void> {
  const fans = [...reviewers.map((_, index) => reviewerPhone(index)), phoneNumber];
  const random = createRandom('followers');
  for (const phone of fans) {
    const chosen = demoCelebrities.filter(({ name, popularity }) =>
      phone === phoneNumber ? FOLLOWED.has(name) : random.chance(popularity / 10),
    );
    const user = await findUserByPhone(db.read, phone);
    if (!user || (await listFollows(db.read, user.id)).length > 0) continue;
    for (const demo of chosen) {
      const star = await findUserByPhone(db.read, demo.phoneNumber);
      const celebrity = star && (await findCelebrityOf(db.read, star.id));
      if (!celebrity) continue;
      const since = momentOf({ daysAgo: random.between(1, LONGEST_DAYS), hour: wakingHour(random) }, now);
      const wish = { userId: user.id, celebrityId: celebrity.id, wantsNews: random.chance(0.7), now: since };
      await db.transact((tx) => follow(tx, wish));
    }
  }
}
