import type { AdvertisementPlace } from '../../../apps/server/src/modules/content/advertisement/index.ts';
import type { PaletteName } from '../pictures/palettes.ts';

export interface DemoPlacement {
  readonly place: AdvertisementPlace;
  /** A category of the first level, or the words of a search; empty elsewhere. */
  readonly target: string;
  readonly title: string;
  /** The product that it leads to. */
  readonly slug: string;
  readonly palette: PaletteName;
  /** Things on its picture. */
  readonly things: readonly string[];
  readonly days: number;
  /** Browsers that see it on an ordinary day, and how many of ten thousand of them click. */
  readonly seenPerDay: number;
  readonly clickRateBp: number;
}

/** Shown at any time: where one ends, the next one follows. The first of each begins so many days before today. */
export const shownPlacements: readonly (DemoPlacement & { readonly beganDaysAgo: number })[] = [
  {
    place: 'homeHero',
    target: '',
    title: '润物 温和护理',
    slug: 'care-light-lotion',
    palette: 'blush',
    things: ['1f9f4', '1f484', '1fa9e'],
    days: 7,
    beganDaysAgo: 3,
    seenPerDay: 4180,
    clickRateBp: 210,
  },
  {
    place: 'homeStrip',
    target: '',
    title: '会出声的好东西',
    slug: 'jiuguang-walnut-radio',
    palette: 'slate',
    things: ['1f399-fe0f', 'drawn-wooden-radio', '1f3a7'],
    days: 14,
    beganDaysAgo: 6,
    seenPerDay: 2840,
    clickRateBp: 180,
  },
  {
    place: 'category',
    target: 'home',
    title: '一把顺手的壶',
    slug: 'manwu-celadon-side-teapot',
    palette: 'celadon',
    things: ['drawn-side-teapot', '1f375', '1f331'],
    days: 7,
    beganDaysAgo: 2,
    seenPerDay: 524,
    clickRateBp: 170,
  },
  {
    place: 'search',
    target: '露营',
    title: '秋天去露营',
    slug: 'outdoor-dome-tent',
    palette: 'moss',
    things: ['26fa', '1f9ed', '1f525'],
    days: 7,
    beganDaysAgo: 4,
    seenPerDay: 96,
    clickRateBp: 320,
  },
  {
    place: 'article',
    target: '',
    title: '白瓷小杯一套',
    slug: 'manwu-white-teacup-set',
    palette: 'oat',
    things: ['1f375', '1f33f', '1f36a'],
    days: 7,
    beganDaysAgo: 5,
    seenPerDay: 612,
    clickRateBp: 190,
  },
];

/** Waits for staff, for the first days that can be booked. */
export const waitingPlacement: DemoPlacement = {
  place: 'search',
  target: '绿茶',
  title: '明前龙井，豆香清楚',
  slug: 'food-longjing-tea',
  palette: 'sage',
  things: ['drawn-tea-tin', '1f343', '1f375'],
  days: 3,
  seenPerDay: 0,
  clickRateBp: 0,
};

/** Was refused yesterday, and its money went back. */
export const refusedPlacement: DemoPlacement & { readonly reason: string } = {
  place: 'category',
  target: 'kitchen',
  title: '粗陶杯，一只一个样',
  slug: 'manwu-white-teacup-set',
  palette: 'clay',
  things: ['2615', '1f963'],
  days: 3,
  seenPerDay: 0,
  clickRateBp: 0,
  reason: '图片里写了“全网最低”，价格的比较要有依据。',
};

/** Was shown for fourteen days and ended so many days ago. */
export const endedPlacement: DemoPlacement & { readonly endedDaysAgo: number } = {
  place: 'category',
  target: 'stationery',
  title: '开学季文具',
  slug: 'stationery-dot-notebook',
  palette: 'butter',
  things: ['1f4d4', '1f58b-fe0f', '1f4d0'],
  days: 14,
  endedDaysAgo: 9,
  seenPerDay: 506,
  clickRateBp: 160,
};
