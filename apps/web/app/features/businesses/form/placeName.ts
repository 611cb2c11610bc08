type District = readonly [code: string, name: string];
type City = readonly [code: string, name: string, districts: readonly District[]];
type Province = readonly [code: string, name: string, cities: readonly City[]];

/** 杭州市西湖区 for 330106: where a code was given. Undefined for a code that is no division, or no longer one. */
export function placeName(provinces: readonly Province[], code: string): string | undefined {
  for (const [provinceCode, province, cities] of provinces) {
    if (provinceCode === code) return province;
    for (const [cityCode, city, districts] of cities) {
      if (cityCode === code) return city;
      const district = districts.find(([districtCode]) => districtCode === code);
      if (district) return `${city}${district[1]}`;
    }
  }
  return undefined;
}
