import { findProvinceCode } from '../../modules/people/addresses/index.ts';

/** Provinces between which a parcel is there the next day, by the first two digits of their codes. */
const neighbours: readonly (readonly string[])[] = [
  ['31', '32', '33', '34'],
  ['11', '12', '13'],
  ['50', '51'],
];

/** Provinces that take longer than three days, and how much more it is beyond their capital. */
const far: Readonly<Record<string, { readonly days: number; readonly capital: string; readonly beyond: number }>> = {
  '15': { days: 4, capital: '1501', beyond: 1 },
  '23': { days: 4, capital: '2301', beyond: 1 },
  '46': { days: 4, capital: '4601', beyond: 1 },
  '54': { days: 7, capital: '5401', beyond: 3 },
  '62': { days: 4, capital: '6201', beyond: 1 },
  '63': { days: 5, capital: '6301', beyond: 2 },
  '64': { days: 4, capital: '6401', beyond: 1 },
  '65': { days: 6, capital: '6501', beyond: 3 },
  '71': { days: 7, capital: '7101', beyond: 0 },
  '81': { days: 5, capital: '8101', beyond: 0 },
  '82': { days: 5, capital: '8201', beyond: 0 },
};

const NEAR_DAYS = 1;
const USUAL_DAYS = 3;

/** How many days a parcel is on its way from where it is sent (浙江杭州) to this division. */
export function transitDays(shipsFrom: string, divisionCode: string): number {
  const province = divisionCode.slice(0, 2);
  const origin = findProvinceCode(shipsFrom)?.slice(0, 2);
  if (origin === province || neighbours.some((near) => near.includes(province) && near.some((one) => one === origin)))
    return NEAR_DAYS;
  const distant = far[province];
  if (!distant) return USUAL_DAYS;
  return distant.days + (divisionCode.startsWith(distant.capital) ? 0 : distant.beyond);
}

/** Whether a courier can come within two hours of the buyer's choice: in the districts of cities, but not at the far ends of the country. */
export function hasSlots({
  divisionCode,
  district,
}: {
  readonly divisionCode: string;
  readonly district: string;
}): boolean {
  return far[divisionCode.slice(0, 2)] === undefined && (district === '' || /(?<![林特])区$/.test(district));
}
