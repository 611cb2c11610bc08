import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { expect, it } from 'vitest';
import { type ClosingLot, divideLots } from './planClosing.ts';

const now = new Date('2026-11-17T04:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const recharged = (leftFen: number, days = 30, bonusFen = 0, bonusLeftFen = 0): ClosingLot => ({
  lotId: `lot of ${days}`,
  leftFen,
  recharge: { id: `recharge of ${days}`, gateway: 'wechat', paidAt: daysAgo(days), bonusFen, bonusLeftFen },
});

it('nothing comes back of nothing', () => {
  expect(divideLots([], now)).toEqual({
    byGateway: [],
    byBank: { amountFen: 0, uses: [] },
    totalFen: 0,
    withheldFen: 0,
  });
});

it('each recharge goes back by its own payment, and what is too old or came otherwise in one sum by finance', () => {
  const { gatewayDays } = rules.closing;
  const lots = [recharged(100, gatewayDays), recharged(200, gatewayDays - 1), recharged(300, 1)];
  const plan = divideLots([...lots, { lotId: 'of commission', leftFen: 50, recharge: null }], now);
  expect(plan.byGateway.map(({ use, amountFen }) => [use.lotId, amountFen])).toEqual([
    [`lot of ${gatewayDays - 1}`, 200],
    ['lot of 1', 300],
  ]);
  expect(plan.byBank).toEqual({
    amountFen: 150,
    uses: [
      { lotId: `lot of ${gatewayDays}`, amountFen: 100 },
      { lotId: 'of commission', amountFen: 50 },
    ],
  });
  expect(plan).toMatchObject({ totalFen: 650, withheldFen: 0 });
});

it('spent bonus is set against the principal that it came with, and never below nothing', () => {
  expect(divideLots([recharged(20_000, 30, 500, 500)], now)).toMatchObject({ totalFen: 20_000, withheldFen: 0 });
  expect(divideLots([recharged(20_000, 30, 500, 100)], now)).toMatchObject({ totalFen: 19_600, withheldFen: 400 });
  const spent = divideLots([recharged(300, 30, 500, 0)], now);
  expect(spent).toMatchObject({ byGateway: [], totalFen: 0, withheldFen: 300 });
});
