import { rules } from '@jiwu/contract/rules';
import { pricingRules } from '@jiwu/pricing';

export type LevelName = (typeof rules.level.names)[number];

/** The levels in order, with their thresholds and benefits. */
export const levelSteps = rules.level.names.map((name) => ({
  name,
  short: name.replace('会员', ''),
  fromFen: rules.level.fromFen[name],
  /** Integral for each yuan: 1.2. */
  times: pricingRules.earning.levelBp[name] / 10_000,
}));

/** The position on the bar, 0 to 1. The levels stand at equal distances, though their thresholds do not. */
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
