import type { PlaceOption } from './PlaceOption.ts';

/** One thing that the names read so far can mean together. */
export type Reading = Pick<PlaceOption, 'provinceCode' | 'cityCode' | 'codes' | 'formerCityCodes'>;
