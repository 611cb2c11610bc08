import { describe, expect, it } from 'vitest';
import { suggestGrade } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { DemoCategory } from '../catalogue/DemoProduct.ts';
import { demoProducts, demoTree } from '../catalogue/demoCatalogue.ts';
import { productSkus } from '../seeding/productSkus.ts';
import { type DemoChecklist, demoChecklists } from './demoChecklists.ts';
import { demoUnits } from './demoUnits.ts';
import type { DemoFinding, DemoUnit } from './DemoUnit.ts';
import { findingsOf } from './findingsOf.ts';
import { unitSerial } from './unitSerial.ts';

/** The categories that lead to one, the nearest last. */
function pathTo(id: string, tree: readonly DemoCategory[] = demoTree): string[] {
  for (const category of tree) {
    if (category.id === id) return [id];
    const below = pathTo(id, category.children ?? []);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}

function checklistOf({ slug }: DemoUnit): DemoChecklist | undefined {
  const path = pathTo(demoProducts.find((product) => product.slug === slug)?.category ?? '');
  const nearest = path.findLast((id) => demoChecklists.some(({ categoryId }) => categoryId === id)) ?? null;
  return demoChecklists.find(({ categoryId }) => categoryId === nearest);
}

const findings = (demo: DemoUnit): DemoFinding[] => (demo.fate?.kind === 'returned' ? [demo, demo.fate.again] : [demo]);

describe.each(demoUnits.map((demo) => [`${demo.slug} ${demo.values.join('/')} ${demo.grade}`, demo] as const))(
  '%s',
  (_, demo) => {
    const product = demoProducts.find(({ slug }) => slug === demo.slug);
    const sku = product && productSkus(product).find(({ optionValues }) => optionValues.join() === demo.values.join());

    it('is a thing that the catalogue has, and costs less than the new one', () => {
      const newFen = Math.min(sku?.priceFen ?? 0, sku?.vipPriceFen ?? Infinity);
      for (const { yuan } of findings(demo)) {
        const [start, floor, drop] = yuan;
        expect(start * 100).toBeLessThan(newFen);
        expect(floor).toBeLessThan(start);
        expect(drop).toBeGreaterThan(0);
      }
    });

    it('has defects and parts of its own checklist, and the grade that follows from them', () => {
      const list = checklistOf(demo);
      const items = (list?.items ?? []).map(([key, label, kind]) => ({ key, label, kind }));
      const checklist = { id: '', categoryId: list?.categoryId ?? null, version: 1, items, parts: list?.parts ?? [] };
      for (const finding of findings(demo)) {
        for (const { item } of finding.traces ?? []) expect(items.map(({ key }) => key)).toContain(item);
        for (const key of Object.keys(finding.said ?? {})) expect(items.map((item) => item.key)).toContain(key);
        for (const label of Object.keys(finding.missing ?? {})) expect(checklist.parts).toContain(label);
        const found = findingsOf({ checklist, finding, tracePhotos: [] });
        expect(suggestGrade(found as never).grade).toBe(finding.grade);
      }
    });
  },
);

it('every thing has a serial of its own, and so have those that follow', () => {
  const serials = demoUnits.flatMap((demo) => [0, 1, 2].map((generation) => unitSerial(demo, generation)));
  expect(new Set(serials).size).toBe(serials.length);
});
