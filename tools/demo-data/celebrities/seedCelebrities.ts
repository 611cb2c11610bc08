import { policies } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { replaceProfilePicture } from '../../../apps/server/src/flows/celebrity/replaceProfilePicture.ts';
import { saveCelebrity } from '../../../apps/server/src/flows/celebrity/saveCelebrity.ts';
import { showCelebrity } from '../../../apps/server/src/flows/celebrity/showCelebrity.ts';
import { tellOfPicks } from '../../../apps/server/src/flows/celebrity/tellOfPicks.ts';
import { findCelebrityOf } from '../../../apps/server/src/modules/channels/celebrity/index.ts';
import { createUser, findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { type PictureServices, storePicture } from '../seeding/storePicture.ts';
import type { DemoCelebrity } from './DemoCelebrity.ts';
import { demoCelebrities } from './demoCelebrities.ts';
import { faceRecipe } from './faceRecipe.ts';
import { seedFollowers } from './seedFollowers.ts';
import { seedPicks } from './seedPicks.ts';
import { storeCover } from './storeCover.ts';

const FACE_WIDTHS = [80, 160, 320];
const JOINED_DAYS_AGO = 400;

interface Input {
  readonly pictures: PictureServices;
  /** The demo user, who follows some of them. */
  readonly phoneNumber: string;
  readonly now: Date;
}

/** Makes the celebrities that are missing, with their picks and followers, through the same flows as the shop. Answers how many were new. */
export async function seedCelebrities(db: Database, { pictures, phoneNumber, now }: Input): Promise<number> {
  let made = 0;
  for (const demo of demoCelebrities) {
    const userId = await findOrMakeUser(db, demo, now);
    if (await findCelebrityOf(db.read, userId)) continue;
    await make(db, { demo, userId, pictures, now });
    made += 1;
  }
  // Before anyone follows: what was picked weeks ago is news to nobody.
  while (await db.transact((tx) => tellOfPicks(tx, { now, limit: 500 })));
  await seedFollowers(db, { phoneNumber, now });
  return made;
}

async function findOrMakeUser(db: Database, { phoneNumber, name }: DemoCelebrity, now: Date): Promise<string> {
  const known = await findUserByPhone(db.read, phoneNumber);
  if (known) return known.id;
  const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const wish = { phoneNumber, passwordHash: null, name, agreed, browserId: `demo-${phoneNumber}`, now: joinedAt };
  return await db.transact((tx) => createUser(tx, wish));
}

interface Making {
  readonly demo: DemoCelebrity;
  readonly userId: string;
  readonly pictures: PictureServices;
  readonly now: Date;
}

async function make(db: Database, { demo, userId, pictures, now }: Making): Promise<void> {
  const { name, field, bio, categoryId, platforms } = demo;
  const face = await storePicture(pictures, faceRecipe(demo), FACE_WIDTHS);
  const stored = {
    avatar: { picture: face, placeholder: face.placeholder },
    cover: await storeCover(pictures, demo),
  };
  await db.transact(async (tx) => {
    const words = { name, field, bio, categoryId, platforms };
    let { celebrity } = await saveCelebrity(tx, { of: { userId }, words, now });
    for (const place of ['avatar', 'cover'] as const) {
      const { id, version } = celebrity;
      ({ celebrity } = await replaceProfilePicture(tx, { id, version, place, stored: stored[place], now }));
    }
    await seedPicks(tx, { celebrityId: celebrity.id, picks: demo.picks, now });
    await showCelebrity(tx, { id: celebrity.id, version: celebrity.version, state: 'shown', now });
  });
}
