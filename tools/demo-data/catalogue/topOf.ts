import { demoTree } from './demoCatalogue.ts';
import { leavesOf } from './leavesOf.ts';

const tops = new Map(demoTree.flatMap((top) => leavesOf(top).map(({ id }) => [id, top.id] as const)));

/** The first-level category of a third-level one. */
export function topOf(category: string): string {
  const top = tops.get(category);
  if (top === undefined) throw new Error(`${category} is no third-level category`);
  return top;
}
