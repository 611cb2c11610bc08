import { divisionTree } from '../../divisions/divisionTree.ts';
import { formerCities, formerParents } from './formerCities.ts';
import { formerDistricts } from './formerDistricts.ts';
import type { PlaceOption } from './PlaceOption.ts';
import { zones } from './zones.ts';

interface NamedOption {
  readonly name: string;
  readonly option: PlaceOption;
}

interface Found {
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly codes: readonly string[] | null;
}

const whole = { formerCityCodes: [], full: true } as const;

/** The names of before and of zones, with what they stand for today. */
export function formerOptions(): NamedOption[] {
  const find = finder();
  return [
    ...tableOptions(formerDistricts, 'former', find),
    ...tableOptions(zones, 'zone', find),
    ...formerCities.map(({ name, heirs }) => ({ name, option: cityOption(heirs.split(' ').map(find)) })),
    ...formerParents.map(({ district, formerCity }) => movedOption(district, formerCity, find)),
  ];
}

function tableOptions(table: string, era: 'former' | 'zone', find: (name: string) => Found): NamedOption[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [city = '', ...pairs] = row.split(' ');
      return pairs.flatMap((pair) => {
        const [names = '', heirs = ''] = pair.split('=');
        const found = heirs.split('/').map((heir) => find(city + heir));
        const { provinceCode, cityCode } = find(city);
        const codes = found.flatMap((place) => place.codes ?? []);
        const option = { ...whole, level: 'district', provinceCode, cityCode, codes, era } as const;
        return names.split(',').map((name) => ({ name, option: { ...option, ending: name.slice(-1) } }));
      });
    });
}

function cityOption(heirs: readonly Found[]): PlaceOption {
  const cities = new Set(heirs.map(({ cityCode }) => cityCode));
  const codes = heirs.flatMap((heir) => heir.codes ?? []);
  return {
    level: 'city',
    provinceCode: heirs[0]?.provinceCode ?? '',
    cityCode: cities.size === 1 ? (heirs[0]?.cityCode ?? null) : null,
    codes: codes.length > 0 ? codes : null,
    ...whole,
    ending: '市',
    era: 'former',
  };
}

function movedOption(district: string, formerCity: string, find: (name: string) => Found): NamedOption {
  const place = find(district);
  const option: PlaceOption = {
    ...place,
    level: 'district',
    ...whole,
    formerCityCodes: [find(formerCity).cityCode],
    ending: district.slice(-1),
    era: 'former',
  };
  return { name: district.slice(district.indexOf('市') + 1), option };
}

/** Places by today's city, or city and district, in full. */
function finder(): (name: string) => Found {
  const places = new Map<string, Found>();
  for (const province of divisionTree()) {
    for (const city of province.cities) {
      const place = { provinceCode: province.code, cityCode: city.code };
      places.set(city.name, { ...place, codes: city.districts.length > 0 ? null : [city.code] });
      for (const district of city.districts)
        places.set(city.name + district.name, { ...place, codes: [district.code] });
    }
  }
  return (name) => {
    const found = places.get(name);
    if (!found) throw new Error(`No place is called ${name} today`);
    return found;
  };
}
