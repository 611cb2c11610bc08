import { divisionTree, type CityNode, type ProvinceNode } from '../../divisions/divisionTree.ts';
import { retiredDivisions } from '../../divisions/divisionChanges.ts';
import { simplify } from '../text/simplify.ts';
import { formerOptions } from './formerOptions.ts';
import { cityNames, districtNames, formerKinds, provinceNames, type Names } from './namesOf.ts';
import type { PlaceOption } from './PlaceOption.ts';

export interface PlaceNames {
  /** Every way to write a place, in simplified characters. */
  readonly options: ReadonlyMap<string, readonly PlaceOption[]>;
  /** By the first two characters, the lengths of the names that begin with them, longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  readonly cityOf: ReadonlyMap<string, string>;
}

let built: PlaceNames | undefined;

/** Made when the first address is pasted: most processes of the shop never need it. */
export function placeNames(): PlaceNames {
  built ??= build();
  return built;
}

function build(): PlaceNames {
  const options = new Map<string, PlaceOption[]>();
  const cityOf = new Map<string, string>();
  const add = (name: string, option: PlaceOption) => {
    const key = simplify(name);
    options.set(key, [...(options.get(key) ?? []), option]);
  };
  const addAll = ({ full, short }: Names, option: Omit<PlaceOption, 'full'>) => {
    for (const name of full) add(name, { ...option, full: true });
    for (const name of short) if (!full.includes(name)) add(name, { ...option, full: false });
  };
  const former = formerOptions();
  for (const { name, option } of former) add(name, option);
  const told = new Set(former.map(({ name, option }) => `${option.cityCode} ${name}`));
  const official = new Set(
    divisionTree().flatMap(({ cities }) => cities.flatMap((city) => [city, ...city.districts].map(({ name }) => name))),
  );
  // What the table says, or a place of today says by the same name, the form of a name does not know better.
  const isFree = (city: CityNode, name: string) => !official.has(name) && !told.has(`${city.code} ${name}`);
  for (const province of divisionTree()) {
    const place = { ...today, provinceCode: province.code, ending: province.name.slice(-1) };
    addAll(provinceNames(province.name), { ...place, level: 'province' });
    for (const city of province.cities) {
      for (const { code } of city.districts.length > 0 ? city.districts : [city]) cityOf.set(code, city.code);
      addCity(addAll, isFree, province, city);
    }
  }
  return { options, lengths: lengthsOf(options.keys()), cityOf };
}

const today = { cityCode: null, codes: null, formerCityCodes: [], era: 'today' } as const;

function addCity(
  addAll: (names: Names, option: Omit<PlaceOption, 'full'>) => void,
  isFree: (city: CityNode, name: string) => boolean,
  province: ProvinceNode,
  city: CityNode,
): void {
  const place = { ...today, provinceCode: province.code, cityCode: city.code };
  const codes = city.districts.length > 0 ? null : [city.code];
  addAll(cityNames(city.name), { ...place, level: 'city', codes, ending: city.name.slice(-1) });
  for (const { name, code } of city.districts) {
    const option = { ...place, level: 'district', codes: [code], ending: name.slice(-1) } as const;
    addAll(districtNames(name), option);
    const full = formerKinds(name).filter((former) => isFree(city, former));
    addAll({ full, short: [] }, { ...option, era: 'former' });
  }
  for (const { name, successorCode } of retiredDivisions) {
    if (!city.districts.some(({ code }) => code === successorCode)) continue;
    const option = {
      ...place,
      level: 'district',
      codes: [successorCode],
      ending: name.slice(-1),
      era: 'former',
    } as const;
    addAll(districtNames(name), option);
  }
}

function lengthsOf(names: Iterable<string>): ReadonlyMap<string, readonly number[]> {
  const sets = new Map<string, Set<number>>();
  for (const name of names) {
    const beginning = name.slice(0, 2);
    sets.set(beginning, (sets.get(beginning) ?? new Set()).add(name.length));
  }
  return new Map([...sets].map(([beginning, set]) => [beginning, [...set].toSorted((a, b) => b - a)]));
}
