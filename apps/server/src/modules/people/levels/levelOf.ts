import { rules } from '@jiwu/contract';

export type LevelName = (typeof rules.level.names)[number];

/** The level that so much, really spent in twelve months, leads to. */
export function levelOf(spentFen: number): LevelName {
  return rules.level.names.findLast((name) => spentFen >= rules.level.fromFen[name]) ?? rules.level.names[0];
}

export function isHigher(level: LevelName, than: LevelName): boolean {
  return rules.level.names.indexOf(level) > rules.level.names.indexOf(than);
}
