import { hasPlace, isAcceptable, isSupported } from './acceptMention.ts';
import { mergeReadings } from './mergeReadings.ts';
import { ordinaryFullNames } from './ordinaryWords.ts';
import { placeNames } from './placeNames.ts';
import type { PlaceOption } from './PlaceOption.ts';
import type { Mention, Run } from './Run.ts';
import { skipGap } from './signs.ts';

/** A person writes three levels, a form writes them twice; more is no address. */
const MOST_MENTIONS = 9;
const TAIWAN = '710000';

const nothing: Run = { mentions: [], readings: [], isContradictory: false };

/** The places that the text names one after the other from here on; null where it names none. */
export function readRun(text: string, start: number): Run | null {
  const run = extend(text, start, nothing);
  return run.mentions.length > 0 ? run : null;
}

/**
 * The longest name that fits what was read so far, and what follows it. A shorter one is taken where only that leads to a district:
 * 济南市中区 is 济南 and 市中区.
 */
function extend(text: string, at: number, run: Run): Run {
  if (run.mentions.length === MOST_MENTIONS) return run;
  const start = run.mentions.length > 0 ? skipGap(text, at) : at;
  const { lengths, options: known } = placeNames();
  let first: Run | null = null;
  for (const length of lengths.get(text.slice(start, start + 2)) ?? []) {
    const end = start + length;
    const name = text.slice(start, end);
    const meant = known.get(name);
    if (!meant) continue;
    const fitting = preferToday(
      run,
      meant.filter((option) => fits(run, option)),
    );
    if (fitting.length === 0 && contradicts(run, name, meant)) return { ...run, isContradictory: true };
    const longer = follow(text, run, { start, end, options: fitting });
    if (longer && (hasPlace(longer) || !(first || name.endsWith('市')))) return longer;
    first ??= longer;
  }
  return first ?? run;
}

/** 巢湖市 behind 合肥市 is the city of today, not the one that was divided. */
function preferToday(run: Run, options: readonly PlaceOption[]): readonly PlaceOption[] {
  const today = options.filter(({ era }) => era === 'today');
  const isInCity = run.readings.length > 0 && run.readings.every(({ cityCode }) => cityCode);
  return isInCity && today.length > 0 ? today : options;
}

function follow(text: string, run: Run, { start, end, options }: Mention): Run | null {
  const acceptable = options.filter((option) => isAcceptable(text, run, { start, end, option }));
  if (acceptable.length === 0) return null;
  const mention = { start, end, options: acceptable };
  const tail = extend(text, end, add(run, mention));
  const after = tail.mentions.slice(run.mentions.length + 1);
  const supported = acceptable.filter((option) => isSupported(text, run, { start, end, option }, after));
  if (supported.length === 0) return null;
  if (after.length > 0) return tail;
  return { ...add(run, { ...mention, options: supported }), isContradictory: tail.isContradictory };
}

function add(run: Run, mention: Mention): Run {
  return {
    ...run,
    mentions: [...run.mentions, mention],
    readings: run.mentions.length > 0 ? mergeReadings(run.readings, mention.options) : mergeSame(mention.options),
  };
}

function mergeSame(options: readonly PlaceOption[]): Run['readings'] {
  return options.flatMap((option) => mergeReadings([option], [option]));
}

function fits(run: Run, option: PlaceOption): boolean {
  return run.mentions.length === 0 || mergeReadings(run.readings, [option]).length > 0;
}

/** 广东省深圳市天河区. What stands below a city without districts (东莞市东城区) is no division and contradicts nothing. */
function contradicts(run: Run, name: string, meant: readonly PlaceOption[]): boolean {
  const isOfficial = meant.some(({ full, era }) => full && era !== 'zone') && !ordinaryFullNames.has(name);
  const before = run.mentions.flatMap(({ options }) => options);
  return (
    isOfficial &&
    before.some(({ full }) => full) &&
    !before.some(({ level, codes, provinceCode }) => (level === 'city' && codes) || provinceCode === TAIWAN)
  );
}
