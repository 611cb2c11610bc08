import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { size, maxSkus, maxLimitPerUser } = rules.groupPurchase;
const priceFen = z.number().int().min(1).max(100_000_000);
const params = z.strictObject({ id });
/** The version that the editor was opened with: the change is refused when the campaign has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);

const terms = z.strictObject({
  productId: id,
  skus: z
    .array(z.strictObject({ skuId: id, priceFen, leaderPriceFen: priceFen.nullable().default(null) }))
    .min(1)
    .max(maxSkus)
    .refine((skus) => new Set(skus.map(({ skuId }) => skuId)).size === skus.length, { error: 'each SKU once' }),
  size: z.number().int().min(size.min).max(size.max),
  startsAt: instant,
  endsAt: instant,
  limitPerUser: z.number().int().min(1).max(maxLimitPerUser),
  /** Of the whole campaign; null: as many as there are in stock. */
  totalPieces: z.number().int().min(1).max(1_000_000).nullable().default(null),
});

export const staffGroupPurchaseEndpoints = {
  staffGroupCampaignList: endpoint({
    method: 'GET',
    path: '/staff/groupPurchase/campaign',
    summary: '拼团活动，结束得晚的在前，带各种团的数量和已售件数',
    caller: 'staff',
    roles: ['marketing', 'orders'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          ...terms.shape,
          skus: z.array(
            z.strictObject({
              skuId: id,
              label: z.string(),
              priceFen: fen,
              leaderPriceFen: fen.nullable(),
              /** The lowest that anybody pays for it without a group now; null: it is gone. */
              ordinaryFen: fen.nullable(),
              /** That is no longer above the group's price: buyers pay the lower, and a group saves nothing. */
              isUndercut: z.boolean(),
            }),
          ),
          totalPieces: count.nullable(),
          id,
          version,
          title: z.string(),
          state: z.enum(['planned', 'running', 'over']),
          /** Pieces of paid and open orders. */
          pieces: count,
          groups: z.strictObject({ open: count, full: count, failed: count }),
        }),
      ),
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
  staffGroupCampaignCreate: endpoint({
    method: 'POST',
    path: '/staff/groupPurchase/campaign',
    summary: '新建拼团：一件商品的几个规格、团价、人数、时间、每人限购；团价要低于平时价和 VIP 价',
    caller: 'staff',
    roles: ['marketing'],
    publicIds: ['productId'],
    body: terms,
    answer: z.strictObject({ id, version }),
  }),
  staffGroupCampaignChange: endpoint({
    method: 'PUT',
    path: '/staff/groupPurchase/campaign/:id',
    summary: '修改拼团；开始后只能改结束时间，每人限购和总件数只能调高',
    caller: 'staff',
    roles: ['marketing'],
    params,
    publicIds: ['id', 'productId'],
    body: terms.extend({ version }),
    answer: z.strictObject({ version }),
  }),
  staffGroupCampaignEnd: endpoint({
    method: 'POST',
    path: '/staff/groupPurchase/campaign/:id/end',
    summary: '结束拼团：不能再开新团，已开的团照常进行；还没开始的就撤掉',
    caller: 'staff',
    roles: ['marketing'],
    params,
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
};
