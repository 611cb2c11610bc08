import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

export interface StaffReview {
  readonly id: string;
  readonly productId: string;
  readonly skuId: string;
  readonly userId: string;
  readonly stars: number;
  readonly content: string;
  readonly pictures: { readonly fileId: string; readonly placeholder: string }[];
  readonly followUp: string | null;
  readonly followedUpAt: Date | null;
  readonly reply: string | null;
  readonly hiddenReason: string | null;
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
}

type View = (typeof rules.review.staffViews)[number];

interface Asked {
  readonly view: View;
  readonly productId: string | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** What waits is read from an index that holds nothing else, who waits longest first; the rest newest first. */
const views: Readonly<Record<View, { readonly where: RawBuilder<unknown>; readonly isQueue: boolean }>> = {
  waiting: { where: sql`reply is null and hidden_at is null`, isQueue: true },
  bad: { where: sql`reply is null and hidden_at is null and stars <= 2`, isQueue: true },
  hidden: { where: sql`hidden_at is not null`, isQueue: false },
  all: { where: sql`true`, isQueue: false },
};

export async function listStaffReviews(db: Reader, { view, productId, after, limit }: Asked): Promise<StaffReview[]> {
  const { where, isQueue } = views[view];
  const order = isQueue ? sql`asc` : sql`desc`;
  const passed = isQueue ? sql`>` : sql`<`;
  const { rows } = await sql<StaffReview>`
    select id, product_id as "productId", sku_id as "skuId", user_id as "userId", stars, content, follow_up as "followUp",
      followed_up_at as "followedUpAt", reply, hidden_reason as "hiddenReason", hidden_at as "hiddenAt", created_at as "createdAt",
      case when picture_count = 0 then '[]' else (
        select json_agg(json_build_object('fileId', file_id, 'placeholder', placeholder) order by position)
        from review_pictures where product_id = review.product_id and review_id = review.id
      ) end as pictures
    from reviews as review
    where ${where} ${productId === null ? sql`` : sql`and product_id = ${productId}`}
      ${after === null ? sql`` : sql`and (created_at, id) ${passed} (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by created_at ${order}, id ${order} limit ${limit}`.execute(db);
  return rows;
}
