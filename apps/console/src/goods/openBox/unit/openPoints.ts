import type { Unit } from '../unitWords.ts';

/** Points of the checklist that nobody has answered yet, by what is saved: items without a result, and parts of which nobody said whether they are there. */
export function openPoints({ checklist, inspection }: Pick<Unit, 'checklist' | 'inspection'>): string[] {
  if (!checklist) return [];
  const looked = new Set(inspection?.results.map(({ key }) => key));
  const counted = new Set(inspection?.parts.map(({ label }) => label));
  return [
    ...checklist.items.filter(({ key }) => !looked.has(key)).map(({ label }) => label),
    ...checklist.parts.filter((label) => !counted.has(label)),
  ];
}
