import { placeSpellings, type Spelling } from './placeSpellings.ts';

export interface DivisionMatch {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

interface Step {
  readonly spelling: Spelling;
  readonly end: number;
}

interface Chain extends DivisionMatch {
  readonly score: number;
}

/** Between the levels: separators, and the placeholders of official lists for a missing city. */
const GAP = /[\s,/|>·、-]*(?:市辖区|(?:省|自治区)?直辖县级行政(?:区划|单位)|省直辖县|县(?=[\s,/]))?[\s,/|>·、-]*/y;
const SEPARATOR = /[\s,;:/|>·、。-]/;
/** 中山路, 南京东路, 北京大学: a short name that goes on like this is no place of its own. */
const GOES_ON =
  /^[东西南北中]?[一二三四五六七八九十]?(?:路|街(?!道)|大道|大街|道|巷|村|乡|里|桥|门|山|湖|小区|花园|家园|新村|广场|公园|大厦|大学|学院|酒店|宾馆|饭店|银行|公寓)/;
/** After the short name of a city without districts stands the town: 东莞长安镇. */
const TOWN_FOLLOWS = /^[\s,]?\p{Script=Han}{1,5}(?:镇|街道)/u;

/** The place that the text names most fully; the first of equals. Null where none is named, or several would fit. */
export function matchDivision(text: string): DivisionMatch | null {
  let best: Chain | null = null;
  for (let start = 0; start < text.length; start += 1) {
    const chain = clearest(chainsAt(text, start));
    if (chain && chain.score > (best?.score ?? 0)) best = chain;
  }
  return best && { ...best, end: skipRepetition(text, best) };
}

/** Shops write the place twice: once as the chosen region, once in front of the street. */
function skipRepetition(text: string, match: DivisionMatch): number {
  const start = skipGap(text, match.end);
  const again = chainsAt(text, start).filter((chain) => chain.code === match.code);
  return again.length > 0 ? Math.max(...again.map((chain) => chain.end)) : match.end;
}

function clearest(chains: readonly Chain[]): Chain | undefined {
  const score = Math.max(...chains.map((chain) => chain.score));
  const top = chains.filter((chain) => chain.score === score);
  return top.every((chain) => chain.code === top[0]?.code) ? top[0] : undefined;
}

/** Every way to read province, city and district, each of which may be missing, from here on. */
function chainsAt(text: string, start: number): Chain[] {
  const chains: Chain[] = [];
  for (const province of [null, ...readAt(text, start, placeSpellings().provinces)]) {
    const afterProvince = province ? skipGap(text, province.end) : start;
    const isHere = (step: Step) => !province || step.spelling.provinceCode === province.spelling.provinceCode;
    for (const city of [null, ...readAt(text, afterProvince, placeSpellings().cities).filter(isHere)]) {
      const afterCity = city ? skipGap(text, city.end) : afterProvince;
      const isThere = (step: Step) => isHere(step) && (!city || step.spelling.cityCode === city.spelling.cityCode);
      for (const district of [null, ...readAt(text, afterCity, placeSpellings().districts).filter(isThere)]) {
        const chain = judge(text, start, { province, city, district });
        if (chain) chains.push(chain);
      }
    }
  }
  return chains;
}

function judge(
  text: string,
  start: number,
  steps: Readonly<Record<'province' | 'city' | 'district', Step | null>>,
): Chain | null {
  const { province, city, district } = steps;
  const last = district ?? city;
  const code = last?.spelling.addressCode;
  if (!last || !code) return null;
  const isSingle = !province && !(city && district);
  if (isSingle && !(isTokenStart(text, start) && standsAlone(text, start, last))) return null;
  if (!last.spelling.full) {
    if (district && !isTokenStart(text, last.end + 1) && last.end < text.length) return null;
    if (GOES_ON.test(text.slice(last.end, last.end + 8))) return null;
  }
  const score = worth(province, 2) + worth(city, 2) + (district ? (district.spelling.full ? 4 : 1) : 0);
  return { code, start, end: last.end, score };
}

/** Whether one name alone says enough: 西区 or 东方 may be part of anything. */
function standsAlone(text: string, start: number, { spelling, end }: Step): boolean {
  if (!spelling.full) return TOWN_FOLLOWS.test(text.slice(end, end + 8));
  return end - start > 2 || text[end - 1] === '县';
}

function worth(step: Step | null, short: number): number {
  return step ? short + Number(step.spelling.full) : 0;
}

function readAt(text: string, at: number, spellings: ReadonlyMap<string, readonly Spelling[]>): Step[] {
  const steps: Step[] = [];
  for (let end = at + 1; end <= Math.min(at + placeSpellings().longest, text.length); end += 1) {
    for (const spelling of spellings.get(text.slice(at, end)) ?? []) steps.push({ spelling, end });
  }
  return steps;
}

function skipGap(text: string, at: number): number {
  GAP.lastIndex = at;
  return GAP.test(text) ? GAP.lastIndex : at;
}

function isTokenStart(text: string, at: number): boolean {
  return at === 0 || SEPARATOR.test(text[at - 1] ?? '');
}
