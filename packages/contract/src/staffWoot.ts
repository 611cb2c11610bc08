import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';
import { staffDeal } from './woot.ts';

const params = z.strictObject({ id });
/** 林** */
const name = z.string();

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
};
