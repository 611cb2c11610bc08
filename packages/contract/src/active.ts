import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, multilineText, text } from './fields.ts';
import { discountPreview } from './discountPreview.ts';
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
  /** Of a draw: of the period that runs, else of the next, else of the last. */
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

/** The version that the editor was opened with: the change is refused when the activity has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);

const campaignTerms = z.strictObject({
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
});

const activityWords = {
  title: text(30),
  subtitle: text(60).optional(),
  rulesText: multilineText(4000).refine((value) => value.trim() !== '', { error: 'empty' }),
  position: z.number().int().min(0).max(1000),
  /** A product whose first picture is shown, with a text alternative. Left out: unchanged. Null: no picture. */
  picture: z
    .strictObject({ productId: id, alt: text(60) })
    .nullable()
    .optional(),
  /** Of a spend-and-save those of its campaign, of a draw those of its period: neither has its own. */
  startsAt: instant.optional(),
  endsAt: instant.optional(),
};

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
    summary: '新建满减：哪些商品、什么时候、满多少减多少；开始后只能提前结束',
    caller: 'staff',
    roles: ['marketing'],
    body: campaignTerms,
    answer: z.strictObject({ id }),
  }),
  staffCampaignPreview: endpoint({
    method: 'POST',
    path: '/staff/campaign/preview',
    summary: '新建满减之前先看：上个月的订单要是都用上它，会多花多少',
    caller: 'staff',
    roles: ['marketing'],
    onlyReads: true,
    body: campaignTerms.pick({ scope: true, tiers: true }),
    answer: discountPreview,
    perMinute: 20,
  }),
  staffActivityCreate: endpoint({
    method: 'POST',
    path: '/staff/activity',
    summary: '新建活动页上的一项；满减要指明是哪一个，时间与它相同；抽奖不填时间，以每期为准',
    caller: 'staff',
    roles: ['marketing'],
    publicIds: ['campaignId'],
    body: z.strictObject({
      kind: z.enum(rules.activityKinds),
      /** Of a spend-and-save, and of nothing else. */
      campaignId: id.optional(),
      ...activityWords,
    }),
    answer: z.strictObject({ id }),
  }),
  staffCampaignList: endpoint({
    method: 'GET',
    path: '/staff/campaign',
    summary: '最近的满减，结束得晚的在前',
    caller: 'staff',
    roles: ['marketing'],
    answer: z.strictObject({ items: z.array(campaignTerms.extend({ id, version })) }),
  }),
  staffCampaignChange: endpoint({
    method: 'PUT',
    path: '/staff/campaign/:id',
    summary: '修改还没开始的满减；活动页上的时间跟着变',
    caller: 'staff',
    roles: ['marketing'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: campaignTerms.extend({ version }),
    answer: z.strictObject({ version }),
  }),
  staffCampaignEnd: endpoint({
    method: 'POST',
    path: '/staff/campaign/:id/end',
    summary: '提前结束满减；还没开始的就撤回。已下的订单不变',
    caller: 'staff',
    roles: ['marketing'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
  staffActivityList: endpoint({
    method: 'GET',
    path: '/staff/activity',
    summary: '活动页上的各项，按顺序，然后是已结束的',
    caller: 'staff',
    roles: ['marketing'],
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          version,
          kind: z.enum(rules.activityKinds),
          title: z.string(),
          subtitle: z.string(),
          rulesText: z.string(),
          picture: picture.nullable(),
          campaignId: id.nullable(),
          position: count,
          startsAt: instant.nullable(),
          endsAt: instant.nullable(),
        }),
      ),
    }),
  }),
  staffActivityChange: endpoint({
    method: 'PUT',
    path: '/staff/activity/:id',
    summary: '修改活动页上的一项：文字、顺序、图片和时间；已开始的不能改开始时间，已结束的不能改',
    caller: 'staff',
    roles: ['marketing'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({ ...activityWords, version }),
    answer: z.strictObject({ version }),
  }),
  staffActivityEnd: endpoint({
    method: 'POST',
    path: '/staff/activity/:id/end',
    summary: '提前结束活动页上的一项，满减也随之结束；还没开始的就撤回。已下的订单不变',
    caller: 'staff',
    roles: ['marketing'],
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
};
