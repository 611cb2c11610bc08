import { findDivision } from '../../divisions/findDivision.ts';
import { divisionTree } from '../../divisions/divisionTree.ts';
import { simplify } from '../text/simplify.ts';
import { becomesStreet } from './goesOn.ts';
import { movedTowns } from './movedTowns.ts';

interface NamedDistrict {
  /** As the text writes it. */
  readonly name: string;
  readonly end: number;
  /** What it can be today. */
  readonly codes: readonly string[];
}

const TOWN_ENDING = /^(?:街道|镇|乡|街办|办事处)/;
const SEPARATORS = /^[\s,;、|/-]+/;

/** The districts that come into question once the town behind the district is known. */
export function heirByTown(text: string, { name, end, codes }: NamedDistrict): readonly string[] {
  const rest = text.slice(end, end + 16).replace(SEPARATORS, '');
  for (const { from, to, towns } of movedTowns) {
    if (!isNamed(from, name, codes)) continue;
    const town = towns.map(simplify).find((candidate) => rest.startsWith(candidate));
    const heir = codeOf(to);
    if (!town || !heir) continue;
    if (TOWN_ENDING.test(rest.slice(town.length))) return [heir];
    // 余杭区临平 without 街道 may be the town, or a street or an estate called after it.
    if (!becomesStreet(rest, town.length)) return [...new Set([...codes, heir])];
  }
  return codes;
}

function isNamed(from: string, name: string, codes: readonly string[]): boolean {
  const today = codes.length === 1 ? findDivision(codes[0] ?? '') : null;
  if (today && from === today.city + today.district) return true;
  const city = findDivision(codes[0] ?? '')?.city;
  return from === `${city}${name}`;
}

let codesByName: Map<string, string> | undefined;

function codeOf(name: string): string | undefined {
  codesByName ??= new Map(
    divisionTree().flatMap(({ cities }) =>
      cities.flatMap((city) => city.districts.map((district) => [city.name + district.name, district.code] as const)),
    ),
  );
  return codesByName.get(name);
}
