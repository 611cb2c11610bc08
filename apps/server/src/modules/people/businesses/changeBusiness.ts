import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { keepFiles } from '../../content/files/index.ts';
import { holdOpen } from '../identity/index.ts';
import { isCodeTaken } from './approvedBusiness.ts';
import { assertLicence } from './assertLicence.ts';
import type { Business, Licence, Sender } from './Business.ts';
import { getBusiness, licenceColumns, lockBusiness, shopColumns } from './businessQueries.ts';
import { addReview, endReview } from './reviews/reviewQueries.ts';
import { type GivenWords, withContact } from './withContact.ts';
import { promiseAnswer } from './workingDays/promiseAnswer.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
  /** As the user saw it. */
  readonly version: number;
  readonly now: Date;
}

/**
 * Words of the shop count at once. A licence that differs is reviewed, also of a business that was approved, which is not approved
 * until then; one that was refused is sent again as it is.
 */
export async function changeBusiness(
  tx: Tx,
  { licence, shop, ...key }: Key & { readonly licence: Licence; readonly shop: GivenWords },
): Promise<Business> {
  const before = await holdOwn(tx, key);
  if (before.state === 'stopped') throw new ShopError('BUSINESS_CHANGED');
  const { userId, id, now } = key;
  if (licence.licenceFileId !== before.licenceFileId) {
    await keepFiles(tx, { fileIds: [licence.licenceFileId], ownerId: userId, now });
  }
  const isSubmission = before.state === 'refused' || !isSameLicence(before, licence);
  const review = isSubmission ? await submitAgain(tx, { ...key, licence }) : {};
  const words = await withContact(tx, userId, shop);
  await tx
    .updateTable('businesses')
    .set((row) => ({ ...review, ...shopColumns(words), version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  return await getBusiness(tx, { userId, id });
}

/** 改寄件人: from the next batch on. */
export async function changeSender(tx: Tx, { sender, ...key }: Key & { readonly sender: Sender }): Promise<Business> {
  await holdOwn(tx, key);
  await tx
    .updateTable('businesses')
    .set((row) => ({
      sender_name: sender.senderName,
      sender_phone: sender.senderPhone,
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .execute();
  return await getBusiness(tx, key);
}

async function holdOwn(tx: Tx, { userId, id, version }: Key): Promise<Business> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  const business = await lockBusiness(tx, { userId, id });
  if (business.version !== version) throw new ShopError('BUSINESS_CHANGED');
  return business;
}

async function submitAgain(tx: Tx, { userId, id, licence, now }: Key & { readonly licence: Licence }) {
  assertLicence(licence, now);
  if (await isCodeTaken(tx, { id, creditCode: licence.creditCode })) throw new ShopError('BUSINESS_CODE_TAKEN');
  const answerBy = await promiseAnswer(tx, now);
  await endReview(tx, { userId, businessId: id, verdict: { state: 'withdrawn' }, now });
  await addReview(tx, { userId, businessId: id, licence, answerBy, now });
  return { ...licenceColumns(licence), state: 'reviewing', submitted_at: now, answer_by: answerBy };
}

function isSameLicence(one: Licence, other: Licence): boolean {
  return JSON.stringify(licenceColumns(one)) === JSON.stringify(licenceColumns(other));
}
