import type { staffStockEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { findStock, pageShort } from '../flows/goods/queries/findStock.ts';
import { findSkuCodes, openDraftSkus } from '../modules/goods/catalogue/index.ts';
import {
  correctCost,
  findDeeds,
  listCostChanges,
  listMovements,
  putRight,
  type StockLevel,
  takeIn,
} from '../modules/goods/stock/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { listStaffNames } from '../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { Reader } from '../platform/database/Reader.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;
const shortCursor = z.tuple([z.number().int().min(0), z.uuid()]);
const movementCursor = z.tuple([z.uuid(), z.number().int(), z.number().int()]);
const noCursor = z.tuple([z.number().int().min(1)]);
const BY_HAND: ReadonlySet<string> = new Set(['staffIntake', 'staffCount']);

export const staffStockHandlers = {
  async staffStockList({ services }, { query }) {
    const { db } = services;
    const { view = 'short', words, cursor } = query;
    if (view === 'found') {
      if (words === undefined) throw new ShopError('INVALID_INPUT', { fields: ['words'] });
      return { items: await findStock(db.read, db.searching, words), nextCursor: null };
    }
    const [leftTenths, skuId] = cursor === undefined ? [] : decodeCursor(cursor, shortCursor);
    const after = leftTenths === undefined || skuId === undefined ? null : { leftTenths, skuId };
    const found = await pageShort(db.read, { after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page,
      nextCursor: found.length > PAGE && last ? encodeCursor([last.leftTenths ?? 0, last.skuId]) : null,
    };
  },

  async staffStockIntake(context, { body: { lines, note } }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      await openDraftSkus(tx, lines);
      const { deedId, levels } = await takeIn(tx, { lines, note, ...by });
      const after = { note, lines: lines.map(({ skuId, pieces, unitCostFen }) => ({ skuId, pieces, unitCostFen })) };
      const before = {
        lines: lines.map(({ skuId, pieces }) => ({ skuId, onHand: (levels.get(skuId)?.onHand ?? 0) - pieces })),
      };
      const target = { kind: 'stockIntake', id: deedId };
      await recordAudit(tx, { ...by, action: 'stock.intake', target, before, after });
      return { id: deedId, items: lines.map(({ skuId }) => figuresOf(skuId, levels)) };
    });
  },

  async staffStockCount(context, { body: { lines, note } }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      const skus = await findSkuCodes(
        tx,
        lines.map(({ skuId }) => skuId),
      );
      const known = lines.map((line) => {
        const sku = skus.get(line.skuId);
        if (!sku) throw new ShopError('NOT_FOUND', { skuId: line.skuId });
        return { ...line, productId: sku.productId };
      });
      const { deedId, levels } = await putRight(tx, { lines: known, note, ...by });
      const before = { lines: lines.map(({ skuId, expected }) => ({ skuId, onHand: expected })) };
      const after = { note, lines: lines.map(({ skuId, counted }) => ({ skuId, onHand: counted })) };
      const target = { kind: 'stockCount', id: deedId };
      await recordAudit(tx, { ...by, action: 'stock.count', target, before, after });
      return { id: deedId, items: lines.map(({ skuId }) => figuresOf(skuId, levels)) };
    });
  },

  async staffStockMovements({ services }, { params: { id: skuId }, query }) {
    const { read } = services.db;
    await assertSku(read, skuId);
    const [id, onHand, reserved] = query.cursor === undefined ? [] : decodeCursor(query.cursor, movementCursor);
    const after = id === undefined || onHand === undefined || reserved === undefined ? null : { id, onHand, reserved };
    const found = await listMovements(read, { skuId, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const deeds = await findDeeds(
      read,
      page.filter(({ causeKind }) => BY_HAND.has(causeKind)).map(({ causeId }) => causeId),
    );
    const names = await listStaffNames(read, [...new Set([...deeds.values()].map(({ staffId }) => staffId))]);
    const last = page.at(-1);
    return {
      items: page.map(({ causeKind, causeId, at, ...movement }) => {
        const deed = deeds.get(causeId);
        return {
          ...movement,
          cause: { kind: causeKind, id: causeId },
          deed: deed ? { byName: names.get(deed.staffId) ?? '', note: deed.note } : null,
          at: at.toISOString(),
        };
      }),
      nextCursor:
        found.length > PAGE && last
          ? encodeCursor([last.id, last.onHand - last.onHandDelta, last.reserved - last.reservedDelta])
          : null,
    };
  },

  async staffSkuCosts({ services }, { params: { id: skuId }, query }) {
    const { read } = services.db;
    await assertSku(read, skuId);
    const below = query.cursor === undefined ? null : decodeCursor(query.cursor, noCursor)[0];
    const found = await listCostChanges(read, { skuId, below, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const names = await listStaffNames(read, [...new Set(page.map(({ staffId }) => staffId))]);
    const last = page.at(-1);
    return {
      items: page.map(({ staffId, createdAt, ...change }) => ({
        ...change,
        byName: names.get(staffId) ?? '',
        at: createdAt.toISOString(),
      })),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.no]) : null,
    };
  },

  async staffSkuCostCorrect(context, { params: { id: skuId }, body }) {
    const by = byOf(context);
    return await context.write(async (tx) => {
      await correctCost(tx, { skuId, ...body, ...by });
      const { costHundredths, expectedHundredths, note } = body;
      await recordAudit(tx, {
        ...by,
        action: 'stock.cost',
        target: { kind: 'sku', id: skuId },
        before: { costHundredths: expectedHundredths },
        after: { costHundredths, note },
      });
      return { costHundredths };
    });
  },
} satisfies HandlersOf<typeof staffStockEndpoints>;

function byOf(context: RequestContext) {
  return { staffId: context.staff().staffId, now: context.services.clock() };
}

async function assertSku(db: Reader, skuId: string): Promise<void> {
  if (!(await findSkuCodes(db, [skuId])).has(skuId)) throw new ShopError('NOT_FOUND');
}

function figuresOf(skuId: string, levels: ReadonlyMap<string, StockLevel>) {
  const { onHand = 0, reserved = 0, available = 0, costHundredths = null } = levels.get(skuId) ?? {};
  return { skuId, onHand, reserved, available, costHundredths };
}
