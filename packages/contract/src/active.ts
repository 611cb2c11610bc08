import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, multilineText, text } from './fields.ts';
import { count, fen, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const categoryId = z.string().regex(rules.wordPattern);
const tierFen = z.number().int().min(1).max(100_000_000);

interface Tier {
  readonly thresholdFen: number;
  readonly offFen: number;
}

function rise(tiers: readonly Tier[]): boolean {
  return tiers.every(({ thresholdFen, offFen }, index) => {
    const before = tiers[index - 1] ?? { thresholdFen: 0, offFen: 0 };
    return thresholdFen > before.thresholdFen && offFen > before.offFen && offFen <= thresholdFen;
  });
}

const activity = z.strictObject({
  id,
  kind: z.enum(rules.activityKinds),
  title: z.string(),
  subtitle: z.string(),
  picture: picture.nullable(),
  startsAt: instant,
  endsAt: instant,
  /** Paragraphs. */
  rulesText: z.array(z.string()),
  /** Of 满减: its tiers, which goods, and some of them. */
  campaign: z
    .strictObject({
      id,
      tiers: z.array(z.strictObject({ thresholdFen: fen, offFen: fen })),
      /** Which goods: all, those of `categories`, or some products. */
      scope: z.enum(rules.campaignScopes),
      categories: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      goodsCount: count,
      /** The best-selling ones: ten in the list, up to sixty of one activity. */
      goods: z.array(productCard),
    })
    .nullable(),
});

export const activeEndpoints = {
  activeList: endpoint({
    method: 'GET',
    path: '/active',
    summary: '正在进行和即将开始的活动，按顺序',
    caller: 'guest',
    answer: z.strictObject({ items: z.array(activity), now: instant }),
    shared: true,
  }),
  activeGet: endpoint({
    method: 'GET',
    path: '/active/:id',
    summary: '一个活动',
    caller: 'guest',
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({ activity, now: instant }),
    shared: true,
  }),
  staffCampaignCreate: endpoint({
    method: 'POST',
    path: '/staff/campaign',
    summary: '新建满减：哪些商品、什么时候、满多少减多少；开始后不能再改',
    caller: 'staff',
    roles: ['marketing'],
    body: z.strictObject({
      name: text(30),
      scope: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('all') }),
        z.strictObject({ kind: z.literal('categories'), categoryIds: z.array(categoryId).min(1).max(20) }),
        z.strictObject({ kind: z.literal('products'), productIds: z.array(id).min(1).max(500) }),
      ]),
      startsAt: instant,
      endsAt: instant,
      tiers: z
        .array(z.strictObject({ thresholdFen: tierFen, offFen: tierFen }))
        .min(1)
        .max(10)
        .refine(rise, { error: 'each tier rises, and takes off no more than its threshold' }),
    }),
    answer: z.strictObject({ id }),
  }),
  staffActivityCreate: endpoint({
    method: 'POST',
    path: '/staff/activity',
    summary: '新建活动页上的一项；满减要指明是哪一个，时间与它相同',
    caller: 'staff',
    roles: ['marketing'],
    publicIds: ['campaignId'],
    body: z.strictObject({
      kind: z.enum(rules.activityKinds),
      title: text(30),
      subtitle: text(60).optional(),
      rulesText: multilineText(4000).refine((value) => value.trim() !== '', { error: 'empty' }),
      /** Of a spend-and-save, and of nothing else. */
      campaignId: id.optional(),
      position: z.number().int().min(0).max(1000),
      startsAt: instant,
      endsAt: instant,
    }),
    answer: z.strictObject({ id }),
  }),
};
