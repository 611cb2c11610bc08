import type { Random } from '../createRandom.ts';
import type { LeafKit } from './LeafKit.ts';

const LEAST = 10;
const MOST = 30;

/** 10 to 30 characters: the brand, the thing, and one or two of its features. */
export function makeTitle(kit: LeafKit, brandName: string, random: Random): string {
  const noun = random.pick(kit.nouns);
  const before = random.pick(kit.materials.length > 0 && random.chance(0.4) ? kit.materials : kit.styles);
  const named = noun.includes(before) || before.includes(noun) ? noun : before + noun;
  const parts = [brandName, ...(random.chance(0.2) ? [modelName(random)] : []), named];
  const features = [random.pick(kit.features), random.pick(kit.features), random.pick(kit.features)];
  const wanted = random.chance(0.6) ? 2 : 1;
  let said = 0;
  for (const feature of features) {
    const length = parts.join(' ').length;
    if (parts.includes(feature) || (said >= wanted && length >= LEAST)) continue;
    if (length + 1 + feature.length > MOST) continue;
    parts.push(feature);
    said += 1;
  }
  return parts.join(' ');
}

/** K7, M50, X3 Pro. */
function modelName(random: Random): string {
  const name =
    random.pick('ABCEGHKMNPQRSTVXZ'.split('')) +
    random.pick(['1', '2', '3', '5', '6', '7', '8', '9', '10', '20', '50', '300']);
  return random.chance(0.2) ? `${name} Pro` : name;
}
