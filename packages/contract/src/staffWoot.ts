import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';
import { staffDeal } from './woot.ts';

const params = z.strictObject({ id });
/** 林** */
const name = z.string();

const priceFen = z.number().int().min(1).max(100_000_000);
const candidate = z.strictObject({
  skuId: id,
  productId: id,
  title: z.string(),
  skuLabel: z.string(),
  picture: picture.nullable(),
  /** As it was proposed. */
  priceFen: fen,
  note: z.string(),
  /** The lowest that anybody pays for it now; null: it is off sale. */
  ordinaryFen: fen.nullable(),
  /** The lowest ordinary price of the last seven days; null: it is off sale. */
  weekLowFen: fen.nullable(),
  available: count,
  byName: z.string(),
  createdAt: instant,
});
const proposes = { caller: 'staff', roles: ['marketing', 'goods'] } as const;

/** A deal while it sells, for the staff who watch it. What was refused for want of pieces leaves no row, and is not counted. */
export const staffWootEndpoints = {
  staffWootWatch: endpoint({
    method: 'GET',
    path: '/staff/woot/:id/watch',
    summary: '一款的实况：占住的是谁、到几点，抢到过多少、后来怎样，最近发生的事，库存还能加几件',
    caller: 'staff',
    roles: ['marketing'],
    params,
    publicIds: ['id'],
    answer: z.strictObject({
      deal: staffDeal,
      beginsAt: instant,
      endsAt: instant,
      /** Held without an order so far; with the unpaid ones they are what is held. */
      claimed: count,
      /** Ordered, and not paid yet. */
      unpaid: count,
      /** Pieces of it in the ordinary stock: as many can be added. */
      available: count,
      claims: z.strictObject({ made: count, people: count, bought: count, lapsed: count, released: count }),
      /** Those whose time is over first, 60 at most. */
      held: z.array(z.strictObject({ id, name, state: z.enum(rules.claim.states), deadline: instant })),
      /** The newest first, 20 at most. */
      events: z.array(z.strictObject({ id, name, kind: z.enum(rules.claim.events), at: instant })),
      now: instant,
    }),
  }),
  staffWootDrop: endpoint({
    method: 'POST',
    path: '/staff/woot/:id/drop',
    summary: '撤掉一份草稿；发布过的不能撤',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({ version: count }),
    publicIds: ['id'],
    answer: nothing,
  }),
  staffWootFallback: endpoint({
    method: 'PUT',
    path: '/staff/woot/:id/fallback',
    summary: '给草稿定候补：那一天 09:00 这一款的货没到，就换成候补发布；货到了就发布这一款。空着是不要候补',
    caller: 'staff',
    roles: ['marketing'],
    params,
    body: z.strictObject({
      fallback: z
        .strictObject({
          skuId: id,
          priceFen,
          allocated: z.number().int().min(1).max(rules.woot.maxPieces),
          limitPerUser: z.number().int().min(1).max(rules.woot.maxPerUser).default(1),
          note: text(60),
        })
        .nullable(),
      version: count,
    }),
    publicIds: ['id'],
    answer: staffDeal,
  }),
  staffWootCandidates: endpoint({
    method: 'GET',
    path: '/staff/woot/candidates',
    summary: '备选池：同事推荐来做每日一抢的规格，新的在前',
    ...proposes,
    answer: z.strictObject({ items: z.array(candidate) }),
  }),
  staffWootPropose: endpoint({
    method: 'POST',
    path: '/staff/woot/candidates',
    summary: '推荐一个规格进备选池，写建议价和理由；价要低于平时的最低价',
    ...proposes,
    body: z.strictObject({ skuId: id, priceFen, note: text(60) }),
    publicIds: ['skuId'],
    answer: nothing,
  }),
  staffWootForgo: endpoint({
    method: 'POST',
    path: '/staff/woot/candidates/:skuId/forgo',
    summary: '把一个规格移出备选池',
    ...proposes,
    params: z.strictObject({ skuId: id }),
    publicIds: ['skuId'],
    body: z.strictObject({}),
    answer: nothing,
  }),
};
