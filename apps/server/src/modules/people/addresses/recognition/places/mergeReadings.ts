import { placeNames } from './placeNames.ts';
import type { Reading } from './Reading.ts';

/** What two groups of names can mean together: nothing where they contradict each other. */
export function mergeReadings(some: readonly Reading[], others: readonly Reading[]): Reading[] {
  const merged = new Map<string, Reading>();
  for (const one of some) {
    for (const other of others) {
      const both = merge(one, other);
      if (both) merged.set(`${both.provinceCode} ${both.cityCode} ${both.codes?.join(' ')}`, both);
    }
  }
  return [...merged.values()];
}

function merge(one: Reading, other: Reading): Reading | null {
  if (one.provinceCode !== other.provinceCode) return null;
  const cityCode = commonCity(one, other);
  if (cityCode === undefined) return null;
  const codes = commonCodes(one, other)?.filter((code) => !cityCode || placeNames().cityOf.get(code) === cityCode);
  if (codes?.length === 0) return null;
  return {
    provinceCode: one.provinceCode,
    cityCode,
    codes: codes ?? null,
    formerCityCodes: [...one.formerCityCodes, ...other.formerCityCodes],
  };
}

/** Undefined where they lie in different cities. A county that moved is found below its former city too. */
function commonCity(one: Reading, other: Reading): string | null | undefined {
  if (!one.cityCode || !other.cityCode || one.cityCode === other.cityCode) return one.cityCode ?? other.cityCode;
  if (other.formerCityCodes.includes(one.cityCode)) return other.cityCode;
  return one.formerCityCodes.includes(other.cityCode) ? one.cityCode : undefined;
}

function commonCodes(one: Reading, other: Reading): readonly string[] | null {
  if (!one.codes || !other.codes) return one.codes ?? other.codes;
  return one.codes.filter((code) => other.codes?.includes(code));
}
