import { becomesStreet, goesOn } from './goesOn.ts';
import { ordinaryCityNames, ordinaryFullNames, ordinaryShortNames } from './ordinaryWords.ts';
import { placeNames } from './placeNames.ts';
import type { PlaceOption } from './PlaceOption.ts';
import type { Mention, Run } from './Run.ts';
import { endsWord, isBeforeTown, startsWord } from './signs.ts';

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly option: PlaceOption;
}

/** Whether the name can be this place, by what stands before it and right behind it. */
export function isAcceptable(text: string, run: Run, { start, end, option }: Candidate): boolean {
  const name = text.slice(start, end);
  const isFirst = run.mentions.length === 0;
  if (option.era === 'zone') return !isFirst && !hasPlace(run);
  if (option.full) {
    // 福州市场 is a market.
    if (name.endsWith('市') && text.charAt(end) === '场') return false;
    return !ordinaryFullNames.has(name) || isBelowCity(run);
  }
  if (option.level === 'province') return true;
  if (hasPlace(run)) return false;
  return option.level === 'city'
    ? isShortCity(text, isFirst, { start, end, option })
    : isShortDistrict(text, run, { start, end, option });
}

function isShortCity(text: string, isFirst: boolean, { start, end, option }: Candidate): boolean {
  if (!isFirst || !option.codes) return true;
  return startsWord(text, start) && isBeforeTown(text, end) && !ordinaryCityNames.has(text.slice(start, end));
}

function isShortDistrict(text: string, run: Run, { start, end, option }: Candidate): boolean {
  const name = text.slice(start, end);
  if (run.mentions.length === 0) {
    const isOnlyOne = placeNames().options.get(name)?.length === 1;
    const isTold = isOnlyOne && option.ending === '市' && startsWord(text, start) && isBeforeTown(text, end);
    return isTold && !ordinaryShortNames.has(name) && !becomesStreet(text, end);
  }
  if (!isBelowCity(run) && option.ending === '区') return false;
  if (endsWord(text, end)) return true;
  return !ordinaryShortNames.has(name) && !goesOn(text, end);
}

/** Whether what follows, or the gaps around it, bear the name out. */
export function isSupported(text: string, run: Run, candidate: Candidate, after: readonly Mention[]): boolean {
  const { start, end, option } = candidate;
  const isFirst = run.mentions.length === 0;
  if (option.full) return isFirst ? isFullStart(text, candidate, after) : isFullNext(run, candidate, after);
  if (option.level === 'district') return true;
  const isWord = startsWord(text, start) && endsWord(text, end);
  if (option.level === 'province') return after.length > 0 || (isFirst && isWord);
  return after.length > 0 || (!becomesStreet(text, end) && (!isFirst || startsWord(text, start)));
}

/** A district by itself must begin a word: 万科东城区 lies anywhere. */
function isFullStart(text: string, { start, end, option }: Candidate, after: readonly Mention[]): boolean {
  if (option.level !== 'district' || after.length > 0) return true;
  return startsWord(text, start) && (end - start > 2 || option.ending === '县');
}

/** Forms write the place twice, and some people write it backwards; 朝阳区北京市第八中学 is neither. */
function isFullNext(run: Run, { start, option }: Candidate, after: readonly Mention[]): boolean {
  if (option.codes || (!hasPlace(run) && !levelsOf(run).has(option.level))) return true;
  if (after.some(({ options }) => options.some(({ codes }) => codes))) return true;
  const last = run.mentions.at(-1);
  return !levelsOf(run).has(option.level) && last !== undefined && start > last.end;
}

function isBelowCity(run: Run): boolean {
  return levelsOf(run).has('city');
}

export function hasPlace({ readings }: Run): boolean {
  return readings.length > 0 && readings.every(({ codes }) => codes);
}

function levelsOf(run: Run): Set<PlaceOption['level']> {
  return new Set(run.mentions.flatMap(({ options }) => options.map(({ level }) => level)));
}
