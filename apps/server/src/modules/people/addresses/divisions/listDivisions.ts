import { divisionTree } from './divisionTree.ts';

type DistrictTuple = [code: string, name: string];
type CityTuple = [code: string, name: string, districts: DistrictTuple[]];
type ProvinceTuple = [code: string, name: string, cities: CityTuple[]];

let provinces: ProvinceTuple[] | undefined;

/** Built once, when first asked for: 100 KB that never change while the process runs. */
export function listDivisions(): ProvinceTuple[] {
  provinces ??= divisionTree().map((province) => [
    province.code,
    province.name,
    province.cities.map((city): CityTuple => [
      city.code,
      city.name,
      city.districts.map((district): DistrictTuple => [district.code, district.name]),
    ]),
  ]);
  return provinces;
}
