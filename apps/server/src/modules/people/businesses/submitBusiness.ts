import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { keepFiles } from '../../content/files/index.ts';
import { holdOpen } from '../identity/index.ts';
import { isCodeTaken } from './approvedBusiness.ts';
import { assertLicence } from './assertLicence.ts';
import type { Business, Licence } from './Business.ts';
import { countBusinesses, getBusiness, licenceColumns, lockBusinessesOf, shopColumns } from './businessQueries.ts';
import { addReview } from './reviews/reviewQueries.ts';
import { type GivenWords, withContact } from './withContact.ts';
import { promiseAnswer } from './workingDays/promiseAnswer.ts';

interface Input {
  readonly userId: string;
  readonly licence: Licence;
  readonly shop: GivenWords;
  readonly now: Date;
}

/** A new business, which staff then review. Its licence becomes the business's own: seen by the user, and by staff. */
export async function submitBusiness(tx: Tx, { userId, licence, shop, now }: Input): Promise<Business> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  await lockBusinessesOf(tx, userId);
  await keepFiles(tx, { fileIds: [licence.licenceFileId], ownerId: userId, now });
  if ((await countBusinesses(tx, userId)) >= rules.business.maxPerUser) throw new ShopError('BUSINESS_LIMIT');
  assertLicence(licence, now);
  if (await isCodeTaken(tx, { id: null, creditCode: licence.creditCode })) throw new ShopError('BUSINESS_CODE_TAKEN');
  const id = newId();
  const answerBy = await promiseAnswer(tx, now);
  await tx
    .insertInto('businesses')
    .values({
      user_id: userId,
      id,
      ...licenceColumns(licence),
      ...shopColumns(await withContact(tx, userId, shop)),
      state: 'reviewing',
      submitted_at: now,
      answer_by: answerBy,
      created_at: now,
    })
    .execute();
  await addReview(tx, { userId, businessId: id, licence, answerBy, now });
  return await getBusiness(tx, { userId, id });
}
