import { retiredDivisions } from '../divisions/divisionChanges.ts';
import { divisionTree, type ProvinceNode } from '../divisions/divisionTree.ts';

/** One way to write a place. */
export interface Spelling {
  readonly provinceCode: string;
  /** Null for a province. */
  readonly cityCode: string | null;
  /** The division code of an address in this place; null where a smaller place must be named. */
  readonly addressCode: string | null;
  /** With its 省, 市, 区 …: cannot be the beginning of a street's name. */
  readonly full: boolean;
}

type Spellings = Map<string, Spelling[]>;

/** Peoples in the official names of autonomous places, which are left out in everyday use: 长阳土家族自治县 is 长阳县. */
const PEOPLES =
  '满族|回族|达斡尔族|鄂温克族|蒙古族|蒙古|朝鲜族|畲族|土家族|苗族|瑶族|侗族|壮族|各族|仫佬族|毛南族|黎族|羌族|彝族|藏族|仡佬族|布依族|水族|纳西族|哈尼族|傣族|拉祜族|佤族|布朗族|白族|普米族|独龙族|怒族|傈僳族|裕固族|哈萨克族|哈萨克|东乡族|保安族|撒拉族|土族|塔吉克|锡伯|景颇族|柯尔克孜';
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:${PEOPLES})*自治([州县旗])$`);
const PROVINCE_ENDING = /(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/;
const CITY_ENDING = /(?:市|地区|盟|特别行政区)$/;
const DISTRICT_ENDING = /(?:新区|区|县|市|旗)$/;
/** 雄安新区 is no division, but its counties are given below it, often with no province. */
const ALSO_SAID: Readonly<Record<string, readonly string[]>> = { 河北省: ['雄安新区'], 内蒙古自治区: ['内蒙'] };
/** Regions of Hong Kong that stand where others have a city. */
const HONG_KONG_REGIONS = ['香港岛', '港岛', '九龙', '新界'];

interface PlaceSpellings {
  readonly provinces: Spellings;
  readonly cities: Spellings;
  readonly districts: Spellings;
  /** No spelling is longer. */
  readonly longest: number;
}

let built: PlaceSpellings | undefined;

/** Made when the first address is pasted: most processes of the shop never need it. */
export function placeSpellings(): PlaceSpellings {
  built ??= build();
  return built;
}

function build(): PlaceSpellings {
  const maps = { provinces: new Map(), cities: new Map(), districts: new Map() } satisfies Record<string, Spellings>;
  for (const province of divisionTree()) addProvince(maps, province);
  const names = Object.values(maps).flatMap((map: Spellings) => [...map.keys()]);
  return { ...maps, longest: Math.max(...names.map((name) => name.length)) };
}

function addProvince(maps: Omit<PlaceSpellings, 'longest'>, province: ProvinceNode): void {
  const short = province.name.replace(PROVINCE_ENDING, '');
  const place = { provinceCode: province.code, cityCode: null, addressCode: null };
  const full = [province.name, ...(province.name.endsWith('自治区') ? [`${short}自治区`, `${short}省`] : [])];
  add(maps.provinces, place, full, [short]);
  add(maps.provinces, place, ALSO_SAID[province.name] ?? [], []);
  for (const city of province.cities) {
    const isLeaf = city.districts.length === 0;
    const place = { provinceCode: province.code, cityCode: city.code, addressCode: isLeaf ? city.code : null };
    add(maps.cities, place, ...spellingsOf(city.name, CITY_ENDING));
    if (city.code === '810100') add(maps.cities, place, HONG_KONG_REGIONS, []);
    const former = retiredDivisions.flatMap(({ name, successorCode }) =>
      city.districts.some(({ code }) => code === successorCode) ? [{ name, code: successorCode }] : [],
    );
    for (const district of [...city.districts, ...former]) {
      add(maps.districts, { ...place, addressCode: district.code }, ...spellingsOf(district.name, DISTRICT_ENDING));
    }
  }
}

function spellingsOf(name: string, ending: RegExp): [full: string[], short: string[]] {
  const [, base, kind] = AUTONOMOUS.exec(name) ?? [];
  if (base && kind) return [[name, base + kind], [base]];
  const short = name.replace(ending, '');
  return [[name], short.length >= 2 ? [short] : []];
}

function add(map: Spellings, place: Omit<Spelling, 'full'>, full: readonly string[], short: readonly string[]): void {
  for (const name of new Set([...full, ...short])) {
    const spellings = map.get(name) ?? [];
    spellings.push({ ...place, full: full.includes(name) });
    map.set(name, spellings);
  }
}
