import { describe, expect, it } from 'vitest';
import { findDivision } from '../../divisions/findDivision.ts';
import { recogniseAddress } from '../recogniseAddress.ts';
import { heldBackLines } from './heldBackLines.cases.ts';
import { judgeLine, type Verdict } from './judgeLine.ts';
import type { AddressLine } from './readAddressLines.ts';
import { seenLines } from './seenLines.cases.ts';

const all = [...seenLines, ...heldBackLines];

function verdictOf(line: AddressLine): Verdict {
  const { unclear, ...parts } = recogniseAddress(line.text);
  return judgeLine(line, { ...parts, asked: new Set(unclear.map(({ field }) => field)) });
}

describe('the lines', () => {
  it('are at least 300, none twice, half of them held back', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(Math.abs(seenLines.length - heldBackLines.length)).toBeLessThanOrEqual(1);
  });

  it('expect places that there are today, by code and by name', () => {
    const named = all.filter(({ divisionCode }) => divisionCode !== null);
    const names = named.map(({ divisionCode }) => {
      const division = findDivision(divisionCode ?? '');
      return division && division.city + division.district;
    });
    expect(names).toEqual(named.map(({ divisionName }) => divisionName));
  });

  it.each([
    ['seen', seenLines],
    ['held back', heldBackLines],
  ] as const)('are read right or asked about, %s, and no district is wrong', (half, lines) => {
    const figures: Record<Verdict, number> = { right: 0, flagged: 0, wrong: 0, wrongDistrict: 0 };
    for (const line of lines) figures[verdictOf(line)] += 1;
    process.stdout.write(`address lines, ${half}, ${lines.length}: ${JSON.stringify(figures)}\n`);
    expect(figures.wrongDistrict).toBe(0);
    expect(figures.right + figures.flagged).toBeGreaterThanOrEqual(lines.length * 0.95);
    // Asking about every line would pass the bar above and help nobody.
    expect(figures.right).toBeGreaterThanOrEqual(lines.length * 0.9);
  });

  it('are read fast: 5,000 in less time than sorting the characters of as many 40 times', () => {
    const textAt = (at: number) => all[at % all.length]?.text ?? '';
    const secondsOf = (work: (text: string) => unknown) => {
      const before = process.cpuUsage();
      for (let at = 0; at < 5000; at += 1) work(textAt(at));
      return process.cpuUsage(before).user / 1_000_000;
    };
    for (const line of all) recogniseAddress(line.text);
    // A host that is busy at the moment is slow at both.
    const reference = secondsOf((text) => Array.from({ length: 40 }, () => [...text].toSorted().join('')));
    const reading = secondsOf(recogniseAddress);
    process.stdout.write(`5,000 address lines: ${reading.toFixed(2)} s, the reference ${reference.toFixed(2)} s\n`);
    expect(reading / reference).toBeLessThan(1);
  });
});
