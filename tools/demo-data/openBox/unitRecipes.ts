import type { rules } from '@jiwu/contract';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import type { ProductLook } from '../pictures/assignLooks.ts';
import type { PictureRecipe, PlacedThing } from '../pictures/composePicture.ts';
import type { SceneName } from '../pictures/drawScene.ts';
import type { PaletteName } from '../pictures/palettes.ts';
import { MIDDLE, thingOf, tiltOf } from '../pictures/recipeParts.ts';
import type { WearMark } from '../pictures/WearMark.ts';
import type { DemoFinding } from './DemoUnit.ts';
import { partEmoji } from './partEmoji.ts';

export interface UnitPhotoRecipe {
  readonly place: (typeof rules.openBox.photoPlaces)[number];
  readonly words: string;
  readonly recipe: PictureRecipe;
}

interface Input {
  readonly product: DemoProduct;
  readonly look: ProductLook;
  readonly values: readonly string[];
  readonly finding: DemoFinding;
  /** Parts that are there, by their label. */
  readonly parts: readonly string[];
  /** The same seed makes the same photos. */
  readonly seed: string;
}

const BOX = '1f4e6';
/** The walls of the room in which things are inspected. */
const walls: readonly PaletteName[] = ['pearl', 'fog', 'stone'];
/** The photos that are looked at most are the largest. */
const sides = { front: 640, wear: 560, back: 440, base: 400, box: 440, parts: 400 } as const;
const MOST_PARTS = 5;

/** Photos of one thing from every place, with its traces where they are; of a sealed one, of its box. Back, base, box and parts look alike for things that are alike: those pictures are made once. */
export function unitRecipes(input: Input): readonly UnitPhotoRecipe[] {
  const { product, finding, parts, seed } = input;
  const traces = finding.traces ?? [];
  const marks = traces.map(({ mark }) => mark);
  const isSealed = finding.grade === 'new';
  const own = createRandom(`unit ${seed}`);
  const alike = createRandom(`unit ${product.slug} ${input.values.join('/')}`);
  const subject = isSealed ? boxThing(product) : skuThing(input);
  const tilt = isSealed ? 0 : tiltOf(product, input.look);
  const shown = (more: Partial<PlacedThing>): PlacedThing[] => {
    const placed = { ...subject, size: 430, rotate: tilt, ...more };
    return isSealed ? [placed, printOn(input, placed)] : [placed];
  };
  const scene: SceneName = subject.lies ? 'flat' : 'studio';
  const photo = (place: keyof typeof sides, from: SceneName, palette: PaletteName, things: readonly PlacedThing[]) => ({
    place,
    words: '',
    recipe: { scene: from, palette, things, side: sides[place] },
  });
  const wall = alike.pick(walls);
  return [
    photo(
      'front',
      scene,
      own.pick(walls),
      shown({ rotate: tilt + own.between(-2, 2), size: own.between(420, 450), marks }),
    ),
    photo('back', scene, wall, [{ ...subject, flop: !subject.flop, size: 410, rotate: -tilt }]),
    photo('base', 'flat', wall, [{ ...subject, lies: true, size: 480, rotate: 180 }]),
    ...(traces.length === 0
      ? [{ ...photo('wear', 'flat', wall, [closeUp(subject, { x: 0.5, y: 0.6 }, 860, [])]), words: '没有使用痕迹' }]
      : traces.map(({ place, mark }) => ({
          ...photo('wear', 'flat', own.pick(walls), [closeUp(subject, mark, 980, marks)]),
          words: place,
        }))),
    photo('box', 'split', wall, isSealed ? shown({ flop: true, size: 400, marks }) : besideBox(subject, parts)),
    photo('parts', 'flat', 'fog', isSealed ? [{ ...subject, lies: true, size: 400, rotate: 0 }] : laidOut(parts)),
  ];
}

type Subject = Omit<PlacedThing, 'size' | 'rotate'>;

function boxThing(product: DemoProduct): Subject {
  const random = createRandom(`box ${product.slug}`);
  const look = { emoji: BOX, saturation: 0.45 + random.next() * 0.3, brightness: 0.95 + random.next() * 0.12 };
  return { look, lies: false, x: MIDDLE };
}

/** In the colour of its SKU. */
function skuThing({ product, look, values }: Input): Subject {
  const thing = thingOf(product, look);
  const chosen = product.options
    .flatMap((option) => option.values)
    .find((one) => one.swatch && values.includes(one.value));
  return chosen?.swatch ? { ...thing, look: { emoji: thing.look.emoji, swatch: chosen.swatch } } : thing;
}

/** The picture of the goods on their sealed box. */
function printOn(input: Input, { size, x }: PlacedThing): PlacedThing {
  return { ...skuThing(input), lies: false, size: size * 0.3, rotate: 0, x, dy: -size * 0.16, isPrint: true };
}

function closeUp(
  subject: Subject,
  { x, y }: Pick<WearMark, 'x' | 'y'>,
  size: number,
  marks: readonly WearMark[],
): PlacedThing {
  return { ...subject, lies: true, size, rotate: 0, x: MIDDLE, focus: { x, y }, marks };
}

/** The thing before its box, or alone where the box is gone. */
function besideBox(subject: Subject, parts: readonly string[]): PlacedThing[] {
  const thing = { ...subject, lies: false, size: 320, rotate: 0 };
  if (!parts.includes('原装外箱')) return [{ ...thing, x: MIDDLE }];
  const box = { look: { emoji: BOX, saturation: 0.55 }, lies: false, size: 380, rotate: 0, x: 280, dy: -16 };
  return [box, { ...thing, x: 540, dy: 26 }];
}

/** Side by side on the table: what is missing is not there. */
function laidOut(parts: readonly string[]): PlacedThing[] {
  const drawn = [...new Set(parts.flatMap((label) => partEmoji[label] ?? []))].slice(0, MOST_PARTS);
  const step = 520 / Math.max(1, drawn.length - 1);
  return drawn.map((emoji, at) => ({
    look: { emoji, saturation: 0.55 },
    lies: true,
    size: drawn.length > 3 ? 170 : 220,
    rotate: at % 2 === 0 ? -8 : 10,
    x: drawn.length === 1 ? MIDDLE : 140 + at * step,
    dy: at % 2 === 0 ? -70 : 80,
  }));
}
