import { drawnBottles } from './drawnBottles.ts';
import { drawnFood } from './drawnFood.ts';
import { drawnHome } from './drawnHome.ts';
import { drawnShelf } from './drawnShelf.ts';
import { drawnWorn } from './drawnWorn.ts';

/** SVG of the things that no emoji shows, by the name that stands for an emoji in a product's look. */
export const drawnThings: Readonly<Record<string, string>> = {
  ...drawnBottles,
  ...drawnFood,
  ...drawnHome,
  ...drawnShelf,
  ...drawnWorn,
};
