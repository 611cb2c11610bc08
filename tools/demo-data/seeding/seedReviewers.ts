import { policies } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { recordFile, storeBytes } from '../../../apps/server/src/modules/content/files/index.ts';
import { createUser, findUserByPhone, getUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { replaceAvatar } from '../../../apps/server/src/flows/accounts/replaceAvatar.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { createRandom } from '../createRandom.ts';
import type { PictureRecipe } from '../pictures/composePicture.ts';
import { paletteNames } from '../pictures/palettes.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { wakingHour } from '../wakingHour.ts';
import { reviewerPhone } from './reviewerPhone.ts';
import { reviewers } from './reviewers.ts';
import { moreReviewers } from './moreReviewers.ts';
import type { PictureServices } from './storePicture.ts';

const AVATAR_SIDE = 320;
const JOINED_DAYS_AGO = [430, 1000] as const;

/** Someone who writes reviews, of what they bought after they had joined. */
export interface Reviewer {
  readonly id: string;
  readonly joinedAt: Date;
}

/** Creates the missing writers of reviews: real users who log in by SMS. Returns all of them. */
export async function seedReviewers(db: Database, services: PictureServices, now: Date): Promise<Reviewer[]> {
  const found: Reviewer[] = [];
  for (const [index, [name, face]] of [...reviewers, ...moreReviewers].entries()) {
    const phoneNumber = reviewerPhone(index);
    const known = await findUserByPhone(db.read, phoneNumber);
    if (known) {
      found.push({ id: known.id, joinedAt: (await getUser(db.read, known.id)).createdAt });
      continue;
    }
    const random = createRandom(`reviewer ${name}`);
    const daysAgo = random.between(...JOINED_DAYS_AGO);
    const joinedAt = momentOf({ daysAgo, hour: wakingHour(random) }, now);
    const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };
    const avatar = face ? await services.maker.make(avatarRecipe(face, random.pick(paletteNames)), []) : null;
    const stored = avatar ? await storeBytes(services.storage, avatar.original, 'image/webp') : null;
    const userId = await db.transact(async (tx) => {
      const id = await createUser(tx, {
        phoneNumber,
        passwordHash: null,
        name,
        agreed,
        browserId: `demo-reviewer-${index}`,
        now: joinedAt,
      });
      if (!stored) return id;
      const size = { width: AVATAR_SIDE, height: AVATAR_SIDE };
      const expiresAt = new Date(now.getTime() + DAY_MS);
      await recordFile(tx, { stored, ownerId: id, visibility: 'pending', size, now, expiresAt });
      await replaceAvatar(tx, { userId: id, fileId: stored.fileId, now });
      return id;
    });
    found.push({ id: userId, joinedAt });
  }
  return found;
}

function avatarRecipe(emoji: string, palette: PictureRecipe['palette']): PictureRecipe {
  const thing = { look: { emoji, saturation: 0.8 }, lies: true, size: 620, rotate: 0, x: 400, dy: 40 };
  return { scene: 'flat', palette, things: [thing], side: AVATAR_SIDE };
}
