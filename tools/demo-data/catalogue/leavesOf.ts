import type { DemoCategory } from './DemoProduct.ts';

/** The third-level categories, in the order in which the shop shows them. */
export const leavesOf = (top: DemoCategory): readonly DemoCategory[] =>
  (top.children ?? []).flatMap(({ children = [] }) => children);
