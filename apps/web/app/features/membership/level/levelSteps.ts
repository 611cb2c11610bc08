import { rules } from '@jiwu/contract/rules';
import { pricingRules } from '@jiwu/pricing';

export type LevelName = (typeof rules.level.names)[number];

/** The levels in their order, with what each asks for and gives. */
export const levelSteps = rules.level.names.map((name) => ({
  name,
  short: name.replace('会员', ''),
  fromFen: rules.level.fromFen[name],
  /** How many integral a yuan gives: 1.2. */
  times: pricingRules.earning.levelBp[name] / 10_000,
}));

/** How far along the bar, 0 to 1. The steps stand at equal distances, though what they ask for does not. */
export function levelProgress(level: LevelName, spentFen: number): number {
  const last = levelSteps.length - 1;
  const reached = Math.max(
    0,
    levelSteps.findIndex(({ name }) => name === level),
  );
  const [here, next] = [levelSteps[reached], levelSteps[reached + 1]];
  if (!here || !next) return 1;
  const part = (spentFen - here.fromFen) / (next.fromFen - here.fromFen);
  return (reached + Math.min(1, Math.max(0, part))) / last;
}
