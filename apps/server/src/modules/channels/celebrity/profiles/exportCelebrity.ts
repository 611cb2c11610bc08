import type { Reader } from '../../../../platform/database/Reader.ts';
import { listApplications } from '../applications/applicationQueries.ts';

/** What the shop keeps of a user as a celebrity: applications, profile, and everything they have written of goods. */
export async function exportCelebrity(db: Reader, userId: string) {
  const [applications, profile, picks] = await Promise.all([
    listApplications(db, userId),
    db
      .selectFrom('celebrities')
      .select(['name', 'field', 'bio', 'platforms', 'state', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('celebrity_picks as pick')
      .innerJoin('celebrities as celebrity', 'celebrity.id', 'pick.celebrity_id')
      .select(['pick.product_id as productId', 'shelf', 'note', 'good', 'bad', 'used', 'starts_at as startsAt'])
      .select('ends_at as endsAt')
      .where('celebrity.user_id', '=', userId)
      .orderBy('pick.id')
      .execute(),
  ]);
  return { 申请: applications, 资料: profile ?? null, 推荐: picks };
}
