import { z } from 'zod';
import {
  celebrityCard,
  celebrityFace,
  celebrityProfile,
  pickCard,
  pickWords,
  platformWords,
} from './celebrityParts.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { celebrity } = rules;
const params = z.strictObject({ id });
const word = z.string().regex(rules.wordPattern);
const version = z.number().int().min(1).max(1_000_000_000);

const followed = z.strictObject({ isFollowed: z.boolean(), wantsNews: z.boolean(), followers: count });

const application = z.strictObject({
  id,
  name: z.string(),
  field: z.string(),
  state: z.enum(celebrity.applicationStates),
  /** Why it was refused, in staff's words. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});

/** A pick as its celebrity sees it. */
const ownPick = z.strictObject({
  id,
  productId: id,
  title: z.string(),
  ...pickWords,
  startsAt: instant,
  endsAt: instant.nullable(),
  isOver: z.boolean(),
  /** What the celebrity gets of it now. */
  rateBp: count,
  prices: z.array(z.strictObject({ skuId: id, skuLabel: z.string(), priceFen: fen })),
  version,
});

export const celebrityEndpoints = {
  celebrityList: endpoint({
    method: 'GET',
    path: '/celebrity',
    summary: '达人，最近有新推荐的在前；可按品类看',
    caller: 'guest',
    query: z.strictObject({ category: word.optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(celebrityCard),
      /** First-level categories that celebrities are in. */
      categories: z.array(z.strictObject({ id: z.string(), name: z.string(), count })),
      nextCursor: z.string().nullable(),
    }),
    shared: true,
  }),
  celebrityGet: endpoint({
    method: 'GET',
    path: '/celebrity/page',
    summary: '一位达人的主页：资料、各平台关注、推荐分类、佣金范围、相近的达人',
    caller: 'guest',
    query: z.strictObject({ id }),
    publicIds: ['id'],
    answer: celebrityProfile.extend({ nearby: z.array(z.strictObject(celebrityFace)) }),
    shared: true,
  }),
  celebrityPicks: endpoint({
    method: 'GET',
    path: '/celebrity/picks',
    summary: '一位达人推荐的商品，按他排的顺序；可按他的分类看',
    caller: 'guest',
    publicIds: ['id'],
    query: z.strictObject({ id, shelf: text(celebrity.shelf.max).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(pickCard), total: count, nextCursor: z.string().nullable() }),
    shared: true,
  }),
  celebrityPick: endpoint({
    method: 'GET',
    path: '/celebrity/pick',
    summary: '一件推荐和推荐它的达人，商品页从达人主页打开时用；不再推荐的没有',
    caller: 'guest',
    publicIds: ['id'],
    query: z.strictObject({ id }),
    answer: pickCard.extend({ celebrity: z.strictObject({ id, name: z.string() }) }),
    shared: true,
  }),
  celebrityMine: endpoint({
    method: 'GET',
    path: '/celebrity/mine',
    summary: '我关注的达人，和我自己的达人主页',
    caller: 'user',
    answer: z.strictObject({
      follows: z.array(z.strictObject({ celebrityId: id, wantsNews: z.boolean() })),
      /** Of the user themself; hidden until staff show it. */
      celebrityId: id.nullable(),
      isShown: z.boolean(),
    }),
  }),
  celebrityFollow: endpoint({
    method: 'PUT',
    path: '/celebrity/:id/follow',
    summary: '关注，或改要不要上新提醒',
    caller: 'user',
    params,
    publicIds: ['id'],
    body: z.strictObject({ wantsNews: z.boolean() }),
    answer: followed,
    perMinute: 60,
  }),
  celebrityUnfollow: endpoint({
    method: 'DELETE',
    path: '/celebrity/:id/follow',
    summary: '取消关注；没有关注的不算错',
    caller: 'user',
    params,
    publicIds: ['id'],
    answer: followed,
    perMinute: 60,
  }),
  celebrityApply: endpoint({
    method: 'POST',
    path: '/celebrity/application',
    summary: '申请成为达人；同时只能有一份在审核',
    caller: 'user',
    body: z.strictObject({
      name: text(celebrity.name.max),
      field: text(celebrity.field.max),
      bio: text(celebrity.bio.max),
      platforms: z
        .array(platformWords.extend({ account: text(celebrity.account.max) }))
        .min(1)
        .max(celebrity.maxPlatforms)
        .refine((rows) => new Set(rows.map(({ platform }) => platform)).size === rows.length, {
          error: 'each platform once',
        }),
      words: text(celebrity.applicationWords.max),
    }),
    answer: application,
    perMinute: 10,
  }),
  celebrityApplications: endpoint({
    method: 'GET',
    path: '/celebrity/application',
    summary: '我的达人申请，新的在前',
    caller: 'user',
    answer: z.strictObject({ items: z.array(application) }),
  }),
  celebrityApplicationWithdraw: endpoint({
    method: 'POST',
    path: '/celebrity/application/:id/withdraw',
    summary: '撤回还在审核的申请',
    caller: 'user',
    params,
    owned: { id: 'celebrityApplication' },
    body: z.strictObject({}),
    answer: application,
    perMinute: 10,
  }),
  ownPickList: endpoint({
    method: 'GET',
    path: '/celebrity/own/pick',
    summary: '我作为达人的推荐，含已结束的；不是达人的没有',
    caller: 'user',
    answer: z.strictObject({
      celebrityId: id.nullable(),
      state: z.enum(celebrity.states).nullable(),
      items: z.array(ownPick),
    }),
  }),
  ownPickAdd: endpoint({
    method: 'POST',
    path: '/celebrity/own/pick',
    summary: '推荐一件商品；要有佣金、在售的',
    caller: 'user',
    body: z.strictObject({ productId: id, ...pickWords }),
    publicIds: ['productId'],
    answer: ownPick,
    perMinute: 30,
  }),
  ownPickChange: endpoint({
    method: 'PUT',
    path: '/celebrity/own/pick/:id',
    summary: '改一件推荐的文字',
    caller: 'user',
    params,
    owned: { id: 'celebrityPick' },
    body: z.strictObject({ ...pickWords, version }),
    answer: ownPick,
    perMinute: 30,
  }),
  ownPickEnd: endpoint({
    method: 'POST',
    path: '/celebrity/own/pick/:id/end',
    summary: '不再推荐一件',
    caller: 'user',
    params,
    owned: { id: 'celebrityPick' },
    body: z.strictObject({}),
    answer: ownPick,
    perMinute: 30,
  }),
  ownPickOrder: endpoint({
    method: 'PUT',
    path: '/celebrity/own/order',
    summary: '排推荐的顺序：全部在推荐的编号，每个一次',
    caller: 'user',
    body: z.strictObject({ pickIds: z.array(id).min(1).max(celebrity.maxPicks) }),
    answer: nothing,
    perMinute: 30,
  }),
};

export type PickCard = z.output<typeof pickCard>;
export type CelebrityCard = z.output<typeof celebrityCard>;
