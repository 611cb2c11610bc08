import type { drawEndpoints } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { z } from 'zod';
import type { ShopServices } from '../flows/ShopServices.ts';
import { askForPeriod } from '../flows/draws/askForPeriod.ts';
import { buyDraw } from '../flows/draws/buyDraw.ts';
import { claimPrize } from '../flows/draws/claimPrize.ts';
import { commitDrawPeriod } from '../flows/draws/commitDrawPeriod.ts';
import { describePeriod } from '../flows/draws/queries/describePeriod.ts';
import { loadDrawPage } from '../flows/draws/queries/loadDrawPage.ts';
import { playDraw } from '../flows/draws/playDraw.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import {
  changeNonce,
  type Draw,
  findPlayer,
  listChances,
  listDraws,
  listPeriods,
} from '../modules/promotion/draws/index.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const PAGE = 20;
const cursor = z.tuple([z.int().positive(), z.uuid()]);

export const drawHandlers = {
  async drawGet(context) {
    const { clock, db } = context.services;
    return await loadDrawPage(db.read, { userId: context.caller?.userId ?? null, now: clock() });
  },

  async drawPeriods(context) {
    return { items: (await listPeriods(context.services.db.read)).map(describePeriod) };
  },

  async drawMine(context, { query }) {
    const { clock, db } = context.services;
    const { userId } = context.user();
    const before = query.cursor === undefined ? undefined : decodeCursor(query.cursor, cursor)[0];
    const found = await listDraws(db.read, { userId, before, limit: PAGE + 1, now: clock() });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(describeDraw),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.number, last.id]) : null,
    };
  },

  async drawChances(context) {
    const { db } = context.services;
    const { userId } = context.user();
    const [{ left, owed }, chances] = await Promise.all([findPlayer(db.read, userId), listChances(db.read, userId)]);
    return { left, owed, items: chances.map((chance) => ({ ...chance, at: chance.at.toISOString() })) };
  },

  async drawNonce(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await changeNonce(tx, { userId, nonce: body.nonce });
      return { nonce: body.nonce };
    });
  },

  async drawBuy(context) {
    const { userId } = context.user();
    return await context.write((tx) => buyDraw(tx, { userId, now: context.services.clock() }));
  },

  async drawOnce(context, { body }) {
    const { services } = context;
    const { config, clock } = services;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const { left, ...draw } = await playDraw(tx, { config, userId, nonce: body.nonce, now: clock() });
      return { ...describeDraw(draw), left };
    });
  },

  async drawClaim(context, { params, body }) {
    const { services } = context;
    const { userId } = context.user();
    const requestKey = context.writeRequest().key || newId();
    return await context.write(async (tx) => {
      const claim = { userId, drawId: params.id, addressId: body.addressId, now: services.clock() };
      const order = await claimPrize(tx, { ...claim, requestKey }, services.orders);
      return { orderId: order.id };
    });
  },

  async staffDrawCommit(context, { body }) {
    const { services } = context;
    const { config, clock } = services;
    const { staffId } = context.staff();
    const now = clock();
    return await context.write(async (tx) => {
      const times = { startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
      const asked = await askForPeriod(tx, { ...times, prizes: body.prizes, staffId, now });
      if (asked) return { approval: { id: asked.id, no: asked.no, expiresAt: asked.expiresAt.toISOString() } };
      const period = await commitDrawPeriod(tx, { config, ...times, prizes: body.prizes, now });
      const target = { kind: 'drawPeriod', id: period.id };
      const after = { number: period.number, commitment: period.commitment, ...body };
      await recordAudit(tx, { staffId, action: 'draw.commit', target, before: null, after, now });
      return describePeriod(period);
    });
  },
} satisfies HandlersOf<typeof drawEndpoints, ShopServices>;

function describeDraw(draw: Draw) {
  return {
    ...draw,
    odds: [...draw.odds],
    drawnAt: draw.drawnAt.toISOString(),
    claimBy: draw.claimBy?.toISOString() ?? null,
  };
}
