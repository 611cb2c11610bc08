/** Hours since its leader paid, and how many have paid by now. */
interface DemoGroup {
  readonly agoHours: number;
  readonly paid: number;
}

interface DemoGroupCampaign {
  readonly slug: string;
  readonly size: number;
  /** Off the price of each SKU. */
  readonly offYuan: number;
  readonly leaderOffYuan?: number;
  /** Groups that wait for members at any time. */
  readonly waiting: readonly DemoGroup[];
  /** Groups that became full before the shop was opened. */
  readonly full: number;
}

/** Goods that are bought together, as drawn as far as the catalogue has them. No browser test looks at any of them. */
export const demoGroups: readonly DemoGroupCampaign[] = [
  { slug: 'yuanxing-20-carryon', size: 3, offYuan: 50, waiting: [{ agoHours: 20.8, paid: 2 }], full: 1 },
  { slug: 'zhaomu-merino-scarf', size: 2, offYuan: 30, waiting: [{ agoHours: 16.2, paid: 1 }], full: 2 },
  { slug: 'outdoor-hiking-boots', size: 3, offYuan: 100, waiting: [{ agoHours: 22.6, paid: 2 }], full: 0 },
  { slug: 'fresh-tangerine-ponkan', size: 2, offYuan: 10, waiting: [{ agoHours: 13, paid: 1 }], full: 1 },
  { slug: 'guangnian-hall-gamepad', size: 2, offYuan: 30, waiting: [{ agoHours: 18.7, paid: 1 }], full: 0 },
  { slug: 'outdoor-badminton-racket', size: 2, offYuan: 40, waiting: [{ agoHours: 14.4, paid: 1 }], full: 0 },
  { slug: 'beiyu-sport-watch', size: 3, offYuan: 110, waiting: [{ agoHours: 0.4, paid: 1 }], full: 0 },
  { slug: 'fresh-cherry-dalian', size: 5, offYuan: 29, waiting: [{ agoHours: 5, paid: 2 }], full: 0 },
  { slug: 'shanyu-ash-dining-chair', size: 4, offYuan: 70, waiting: [{ agoHours: 1.5, paid: 1 }], full: 0 },
  { slug: 'shanyu-olive-plant', size: 2, offYuan: 13, waiting: [], full: 1 },
  { slug: 'care-light-lotion', size: 2, offYuan: 10, waiting: [{ agoHours: 7.3, paid: 1 }], full: 0 },
  { slug: 'food-acacia-honey', size: 3, offYuan: 7, waiting: [{ agoHours: 11, paid: 1 }], full: 0 },
  { slug: 'pushi-cast-iron-pan-28', size: 2, offYuan: 30, waiting: [], full: 0 },
  { slug: 'buchuan-cushion-running-shoes', size: 3, offYuan: 60, leaderOffYuan: 70, waiting: [], full: 0 },
  { slug: 'children-teddy-bear', size: 3, offYuan: 30, waiting: [], full: 0 },
];
