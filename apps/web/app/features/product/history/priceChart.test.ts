import { DAY_MS } from '@jiwu/kernel';
import { describe, expect, it } from 'vitest';
import { priceChart, pricePeriods } from './priceChart.ts';

const now = Date.parse('2026-11-15T04:00:00Z');
const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();

const prices = [
  { from: daysAgo(90), priceFen: 57_900 },
  { from: daysAgo(72), priceFen: 48_900 },
  { from: daysAgo(69), priceFen: 57_900 },
  { from: daysAgo(45), priceFen: 54_900 },
  { from: daysAgo(9), priceFen: 49_900 },
];

describe('the chart of 90 days', () => {
  const chart = priceChart(prices, now);

  it('steps: across at each price, then straight to the next', () => {
    expect(chart.path).toBe('M0 14H20V86H23.33V14H50V38H90V78H100');
  });

  it('ends today at the price in force', () => {
    expect(chart.end).toEqual({ x: 100, y: 78 });
  });

  it('marks the lowest and the highest in the middle of their time', () => {
    expect(chart.lowest).toMatchObject({ x: 21.67, y: 86, period: { priceFen: 48_900 } });
    expect(chart.highest).toMatchObject({ x: 36.67, y: 14, period: { priceFen: 57_900 } });
  });

  it('has round prices for its lines, all within the plot', () => {
    expect(chart.gridLines.map(({ fen }) => fen)).toEqual([50_000, 55_000]);
    for (const { y } of chart.gridLines) expect(y).toBeGreaterThanOrEqual(14);
    for (const { y } of chart.gridLines) expect(y).toBeLessThanOrEqual(86);
  });
});

it('draws a price that never changed as one level line with nothing to mark', () => {
  const chart = priceChart([{ from: daysAgo(90), priceFen: 16_800 }], now);
  expect(chart.path).toBe('M0 50H100');
  expect(chart.lowest).toBeNull();
  expect(chart.highest).toBeNull();
  expect(chart.gridLines).toEqual([{ fen: 16_800, y: 50 }]);
});

it('begins where a new product came, and never left of the plot', () => {
  expect(priceChart([{ from: daysAgo(45), priceFen: 100 }], now).path).toBe('M50 50H100');
  expect(priceChart([{ from: daysAgo(400), priceFen: 100 }], now).path).toBe('M0 50H100');
});

it('survives prices a few fen apart', () => {
  const chart = priceChart(
    [
      { from: daysAgo(90), priceFen: 101 },
      { from: daysAgo(1), priceFen: 100 },
    ],
    now,
  );
  expect(chart.gridLines.map(({ fen }) => fen)).toEqual([100, 101]);
});

it('tells how long each price was in force', () => {
  const periods = pricePeriods(prices, now);
  expect(periods).toHaveLength(5);
  expect(periods[1]).toEqual({ fromMs: now - 72 * DAY_MS, toMs: now - 69 * DAY_MS, priceFen: 48_900 });
  expect(periods.at(-1)?.toMs).toBe(now);
});
