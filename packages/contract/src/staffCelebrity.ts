import { z } from 'zod';
import { pickWords, platformWords, standing } from './celebrityParts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { celebrity } = rules;
const params = z.strictObject({ id });
const staff = { caller: 'staff', roles: ['marketing'] } as const;
const version = z.number().int().min(1).max(1_000_000_000);
const priceFen = z.number().int().min(1).max(100_000_000);
const word = z.string().regex(rules.wordPattern);

const profileWords = {
  name: text(celebrity.name.max),
  field: text(celebrity.field.max),
  bio: text(celebrity.bio.max),
  categoryId: word,
  platforms: z
    .array(platformWords)
    .max(celebrity.maxPlatforms)
    .refine((rows) => new Set(rows.map(({ platform }) => platform)).size === rows.length, {
      error: 'each platform once',
    }),
};

const pickTerms = {
  ...pickWords,
  prices: z
    .array(z.strictObject({ skuId: id, priceFen }))
    .max(100)
    .refine((rows) => new Set(rows.map(({ skuId }) => skuId)).size === rows.length, { error: 'each SKU once' }),
  /** Null: until someone ends it. */
  endsAt: instant.nullable(),
};

const staffPick = z.strictObject({
  id,
  productId: id,
  title: z.string(),
  ...pickWords,
  position: count,
  startsAt: instant,
  endsAt: instant.nullable(),
  isOver: z.boolean(),
  /** What the celebrity gets of it now, in basis points. */
  rateBp: count,
  prices: z.array(
    z.strictObject({
      skuId: id,
      skuLabel: z.string(),
      priceFen: fen,
      /** The lowest that anybody pays for it without the pick now; null: it is gone. */
      ordinaryFen: fen.nullable(),
      /** That is no longer above the celebrity's price: buyers pay the lower. */
      isUndercut: z.boolean(),
    }),
  ),
  version,
});

const staffCelebrity = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  field: z.string(),
  bio: z.string(),
  categoryId: z.string(),
  avatarFileId: id.nullable(),
  coverFileId: id.nullable(),
  platforms: z.array(standing),
  state: z.enum(celebrity.states),
  followers: count,
  pickedAt: instant.nullable(),
  version,
});

const staffCelebrityPage = staffCelebrity.extend({ picks: z.array(staffPick) });
const ofCelebrity = { ...staff, params, publicIds: ['id'], answer: staffCelebrityPage } as const;

const staffApplication = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  field: z.string(),
  bio: z.string(),
  platforms: z.array(standing.extend({ account: z.string() })),
  words: z.string(),
  state: z.enum(celebrity.applicationStates),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});

export const staffCelebrityEndpoints = {
  staffCelebrityList: endpoint({
    method: 'GET',
    path: '/staff/celebrity',
    summary: '达人，新的在前；可只看展示的或没展示的',
    ...staff,
    query: z.strictObject({ state: z.enum(celebrity.states).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(staffCelebrity), nextCursor: z.string().nullable() }),
  }),
  staffCelebrityGet: endpoint({
    method: 'GET',
    path: '/staff/celebrity/page/:id',
    summary: '一位达人和他的全部推荐',
    ...ofCelebrity,
  }),
  staffCelebrityCreate: endpoint({
    method: 'POST',
    path: '/staff/celebrity',
    summary: '把一个用户立为达人；先不展示',
    ...staff,
    body: z.strictObject({ userId: id, ...profileWords }),
    publicIds: ['userId'],
    answer: staffCelebrityPage,
  }),
  staffCelebrityChange: endpoint({
    method: 'PUT',
    path: '/staff/celebrity/page/:id',
    summary: '改达人的资料',
    ...ofCelebrity,
    body: z.strictObject({ ...profileWords, version }),
  }),
  staffCelebrityPicture: endpoint({
    method: 'POST',
    path: '/staff/celebrity/page/:id/picture',
    summary: '换头像或封面',
    ...ofCelebrity,
    query: z.strictObject({ place: z.enum(['avatar', 'cover']), version: z.string().regex(/^[1-9][0-9]{0,8}$/) }),
    upload: true,
    perMinute: 30,
  }),
  staffCelebrityState: endpoint({
    method: 'PUT',
    path: '/staff/celebrity/page/:id/state',
    summary: '展示或不再展示；展示要有头像、封面和至少一件推荐',
    ...ofCelebrity,
    body: z.strictObject({ state: z.enum(celebrity.states), version }),
  }),
  staffPickAdd: endpoint({
    method: 'POST',
    path: '/staff/celebrity/page/:id/pick',
    summary: '加一件推荐，可以谈定达人价；价要低于平时的最低价',
    ...ofCelebrity,
    body: z.strictObject({ productId: id, ...pickTerms }),
    publicIds: ['id', 'productId'],
  }),
  staffPickChange: endpoint({
    method: 'PUT',
    path: '/staff/celebrity/pick/:id',
    summary: '改一件推荐的文字、达人价和结束时间',
    ...ofCelebrity,
    body: z.strictObject({ ...pickTerms, version }),
  }),
  staffPickEnd: endpoint({
    method: 'POST',
    path: '/staff/celebrity/pick/:id/end',
    summary: '结束一件推荐',
    ...ofCelebrity,
    body: z.strictObject({ version }),
  }),
  staffPickOrder: endpoint({
    method: 'PUT',
    path: '/staff/celebrity/page/:id/order',
    summary: '排现在推荐的次序，每件写一次；有别的推荐加进来或结束就要重排',
    ...ofCelebrity,
    body: z.strictObject({ pickIds: z.array(id).min(1).max(celebrity.maxPicks) }),
    publicIds: ['id'],
  }),
  staffApplicationList: endpoint({
    method: 'GET',
    path: '/staff/celebrity/application',
    summary: '达人申请，先来的在前',
    ...staff,
    query: z.strictObject({
      state: z.enum(celebrity.applicationStates).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(staffApplication), nextCursor: z.string().nullable() }),
  }),
  staffApplicationApprove: endpoint({
    method: 'POST',
    path: '/staff/celebrity/application/:id/approve',
    summary: '通过：立为达人，先不展示',
    ...staff,
    params,
    body: z.strictObject({ categoryId: word }),
    owned: { id: 'celebrityApplication' },
    answer: staffCelebrityPage,
  }),
  staffApplicationRefuse: endpoint({
    method: 'POST',
    path: '/staff/celebrity/application/:id/refuse',
    summary: '不通过，写明理由，申请人会看到',
    ...staff,
    params,
    body: z.strictObject({ reason: text(200) }),
    owned: { id: 'celebrityApplication' },
    answer: staffApplication,
  }),
};

export type StaffCelebrity = z.output<typeof staffCelebrityPage>;
