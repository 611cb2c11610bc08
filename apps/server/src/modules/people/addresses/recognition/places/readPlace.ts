import { divisionTree } from '../../divisions/divisionTree.ts';
import { heirByTown } from './heirByTown.ts';
import { mergeReadings } from './mergeReadings.ts';
import { placeNames } from './placeNames.ts';
import type { Reading } from './Reading.ts';
import { readRun } from './readRun.ts';
import type { Mention, Run } from './Run.ts';
import type { Span } from '../text/Span.ts';
import { endsWord, startsWord } from './signs.ts';

/** Why the text does not say which district it is; `zone`: it says a zone that reaches over several, and the likeliest is taken. */
export type PlaceDoubt = 'missing' | 'districtMissing' | 'ambiguous' | 'contradictory' | 'zone';

export interface ReadPlace {
  /** Null where there is a doubt about more than a zone. */
  readonly code: string | null;
  readonly doubt: PlaceDoubt | null;
  /** Codes that come into question where there is a doubt; empty where nearly every one does. */
  readonly choices: readonly string[];
  /** Where the text names the place. */
  readonly spans: readonly Span[];
}

const MOST_CHOICES = 40;

/** The district that the text names, if all that it names fits together and leaves one. */
export function readPlace(text: string): ReadPlace {
  const runs = findRuns(text);
  const { readings, used, isContradictory } = combine(text, runs);
  const spans = used.map(spanOf);
  if (readings.length === 0) return { code: null, doubt: 'missing', choices: [], spans };
  if (isContradictory) {
    const choices = choicesOf(runs.flatMap((run) => run.readings.filter(({ codes }) => codes)));
    return { code: null, doubt: 'contradictory', choices, spans };
  }
  const choices = choicesOf(readings);
  const mentions = used.flatMap((run) => run.mentions);
  const zone = mentions.find(isZone);
  const end = Math.max(...spans.map((span) => span.end));
  const last = zone ?? mentions.find((mention) => mention.end === end);
  const told = last
    ? heirByTown(text, { name: text.slice(last.start, last.end), end: last.end, codes: choices })
    : choices;
  if (told.length === 1 && told[0]) return { code: told[0], doubt: null, choices: [], spans };
  const [likeliest] = told;
  if (likeliest && zone) return { code: likeliest, doubt: 'zone', choices: told, spans };
  const doubt = readings.every(({ codes }) => codes) ? 'ambiguous' : 'districtMissing';
  return { code: null, doubt, choices: told.length > MOST_CHOICES ? [] : told, spans };
}

function findRuns(text: string): Run[] {
  const { lengths } = placeNames();
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const run = lengths.has(text.slice(at, at + 2)) ? readRun(text, at) : null;
    if (!run || !(isStrong(run) || startsWord(text, at))) continue;
    runs.push(run);
    at = (run.mentions.at(-1)?.end ?? at + 1) - 1;
  }
  return runs;
}

/** All strong runs must agree. A weak one (海南, which may be a person's name) counts only where it agrees. */
function combine(text: string, runs: readonly Run[]) {
  const strong = runs.filter(isStrong).toSorted((a, b) => weightOf(b) - weightOf(a));
  const weak = runs.filter((run) => !isStrong(run));
  let readings: readonly Reading[] = [];
  let isContradictory = strong.some((run) => run.isContradictory);
  const used: Run[] = [];
  for (const run of [...strong, ...weak]) {
    const merged = used.length > 0 ? mergeReadings(readings, run.readings) : run.readings;
    if (merged.length === 0) isContradictory ||= isStrong(run) && isOfToday(run);
    else if (used.length === 0 || isWord(text, run) || (isStrong(run) && isNarrower(merged, readings))) {
      readings = merged;
      used.push(run);
    }
  }
  return { readings, used, isContradictory };
}

function isStrong({ mentions }: Run): boolean {
  return mentions.some(({ options }) => options.some(({ full }) => full)) || mentions.length > 2;
}

function isOfToday({ mentions }: Run): boolean {
  return mentions.some(({ options }) => options.some(({ full, era }) => full && era === 'today'));
}

function isWord(text: string, { mentions }: Run): boolean {
  return startsWord(text, mentions[0]?.start ?? 0) && endsWord(text, mentions.at(-1)?.end ?? 0);
}

function weightOf({ mentions }: Run): number {
  return mentions.reduce((sum, { options }) => sum + (options.some(({ full }) => full) ? 3 : 2), 0);
}

function isNarrower(one: readonly Reading[], other: readonly Reading[]): boolean {
  return choicesOf(one).length < choicesOf(other).length;
}

function isZone({ options }: Mention): boolean {
  return options.every(({ era }) => era === 'zone');
}

/** A zone tells the district, but it belongs to the street for the courier. */
function spanOf({ mentions }: Run): Span {
  const named = mentions.filter((mention) => !isZone(mention));
  return { start: mentions[0]?.start ?? 0, end: (named.at(-1) ?? mentions.at(-1))?.end ?? 0 };
}

function choicesOf(readings: readonly Reading[]): string[] {
  return [...new Set(readings.flatMap((reading) => reading.codes ?? leavesOf(reading)))];
}

function leavesOf({ provinceCode, cityCode }: Reading): string[] {
  const province = divisionTree().find(({ code }) => code === provinceCode);
  const cities = province?.cities.filter(({ code }) => cityCode === null || code === cityCode) ?? [];
  return cities.flatMap(({ code, districts }) => (districts.length > 0 ? districts.map((row) => row.code) : [code]));
}
