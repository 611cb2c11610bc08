import { retiredDivisions } from './divisionChanges.ts';
import { divisionTree } from './divisionTree.ts';

export interface Division {
  /** The current code: that of the successor when a retired code was asked for. */
  readonly code: string;
  readonly province: string;
  readonly city: string;
  /** Empty for a city without districts. */
  readonly district: string;
}

let byCode: Map<string, Division> | undefined;

/** The place that an address can be in: a district, or a city that has none. Provinces and other cities are no answer. */
export function findDivision(code: string): Division | null {
  byCode ??= indexByCode();
  return byCode.get(code) ?? null;
}

function indexByCode(): Map<string, Division> {
  const index = new Map<string, Division>();
  for (const province of divisionTree()) {
    for (const city of province.cities) {
      const places = city.districts.length > 0 ? city.districts : [{ code: city.code, name: '' }];
      for (const place of places) {
        index.set(place.code, { code: place.code, province: province.name, city: city.name, district: place.name });
      }
    }
  }
  for (const { code, successorCode } of retiredDivisions) {
    const successor = index.get(successorCode);
    if (successor) index.set(code, successor);
  }
  return index;
}
