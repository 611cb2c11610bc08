import type { DemoCelebrity } from './DemoCelebrity.ts';
import { homePeople } from './homePeople.ts';
import { otherPeople } from './otherPeople.ts';
import { soundPeople } from './soundPeople.ts';

export const demoCelebrities: readonly DemoCelebrity[] = [...soundPeople, ...homePeople, ...otherPeople];

/** What the shop pays of a purchase, in hundredths of a percent, by category. */
export const demoRates: Readonly<Record<string, number>> = {
  digital: 300,
  computer: 300,
  home: 500,
  kitchen: 500,
  clothing: 800,
  shoesBags: 800,
  care: 800,
  food: 500,
  fresh: 300,
  children: 500,
  outdoor: 500,
  stationery: 500,
};

/** Products that have a rate of their own. */
export const demoProductRates: Readonly<Record<string, number>> = {
  'huisheng-desktop-microphone': 800,
  'zhiyin-m50-monitor-headphones': 600,
  'fresh-farm-egg': 0,
  'zhiyin-n3-headphones': 600,
  'yuanxing-20-carryon': 600,
  'yuanxing-city-backpack': 600,
  'buchuan-cushion-running-shoes': 500,
  'manwu-celadon-side-teapot': 800,
  'manwu-warm-globe-bulb': 800,
  'zhaomu-soy-candle': 800,
};
