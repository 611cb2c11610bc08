import { expect, it } from 'vitest';
import { dropChart } from './dropChart.ts';

const size = { width: 560, height: 168, labels: 8 };
const at = (day: string) => `2026-${day}T02:00:00Z`;

it('goes down in steps, to where it is, and on to the floor', () => {
  const { pastPath, comingPath, here, levels } = dropChart(
    {
      past: [
        { at: at('11-01'), priceFen: 16_900 },
        { at: at('11-04'), priceFen: 14_900 },
      ],
      coming: [{ at: at('11-07'), priceFen: 12_900 }],
      floorFen: 12_900,
      until: at('11-05'),
    },
    size,
  );
  expect(pastPath.startsWith('M40 28')).toBe(true);
  expect(pastPath.endsWith(`V${here.y}H${here.x}`)).toBe(true);
  expect(comingPath.startsWith(`M${here.x} ${here.y}`)).toBe(true);
  expect(levels.map(({ fen }) => fen)).toEqual([12_900, 14_900, 16_900]);
  expect(levels.map(({ y }) => y)).toEqual([120, 74, 28]);
});

it('draws one price, and one that has come to its floor', () => {
  const still = { past: [{ at: at('11-01'), priceFen: 9900 }], coming: [], floorFen: 9900, until: at('11-01') };
  const { pastPath, comingPath, here } = dropChart(still, size);
  expect(`${pastPath}${here.x}${here.y}`).not.toMatch(/NaN|Infinity/);
  expect(comingPath).toBe('');
});

it('names no more days than fit, the first and the last among them', () => {
  const past = Array.from({ length: 20 }, (_, day) => ({
    at: new Date(Date.UTC(2026, 10, 1 + day)).toISOString(),
    priceFen: 20_000 - day * 500,
  }));
  const { days } = dropChart({ past, coming: [], floorFen: 1000, until: at('11-20') }, { ...size, labels: 4 });
  expect(days).toHaveLength(4);
  expect([days[0]?.at, days.at(-1)?.at]).toEqual([past[0]?.at, past.at(-1)?.at]);
});
