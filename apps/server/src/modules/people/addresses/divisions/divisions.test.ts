import { addressEndpoints } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { retiredDivisions } from './divisionChanges.ts';
import { findDivision } from './findDivision.ts';
import { listDivisions } from './listDivisions.ts';

const provinces = listDivisions();
const cities = provinces.flatMap(([, , cities]) => cities);
const places = cities.flatMap(([code, name, districts]) =>
  districts.length > 0 ? districts : [[code, name] as const],
);

describe('divisions', () => {
  it('has the shape of the contract and every code once', () => {
    expect(addressEndpoints.addressDivisions.answer.parse({ provinces })).toEqual({ provinces });
    const codes = [...provinces, ...cities, ...cities.flatMap(([, , districts]) => districts)].map(([code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('covers the country: 34 provinces, and places in each', () => {
    expect(provinces).toHaveLength(34);
    expect(provinces.filter(([, , cities]) => cities.length === 0)).toEqual([]);
    expect(places.length).toBeGreaterThan(2850);
    expect(places.filter(([code]) => findDivision(code)?.code !== code)).toEqual([]);
  });

  it.each([
    ['110105', '北京市', '北京市', '朝阳区'],
    ['500235', '重庆市', '重庆市', '云阳县'],
    ['441900', '广东省', '东莞市', ''],
    ['442000', '广东省', '中山市', ''],
    ['460400', '海南省', '儋州市', ''],
    ['620200', '甘肃省', '嘉峪关市', ''],
    ['419001', '河南省', '济源市', ''],
    ['429021', '湖北省', '神农架林区', ''],
    ['469030', '海南省', '琼中黎族苗族自治县', ''],
    ['659001', '新疆维吾尔自治区', '石河子市', ''],
    ['710100', '台湾省', '台北市', ''],
    ['810102', '香港特别行政区', '香港特别行政区', '湾仔区'],
    ['820106', '澳门特别行政区', '澳门特别行政区', '嘉模堂区'],
    // Changes of 2021 to 2025
    ['330113', '浙江省', '杭州市', '临平区'],
    ['659012', '新疆维吾尔自治区', '白杨市', ''],
    ['540481', '西藏自治区', '林芝市', '米林市'],
    ['540581', '西藏自治区', '山南市', '错那市'],
    ['653228', '新疆维吾尔自治区', '和田地区', '和康县'],
    ['653229', '新疆维吾尔自治区', '和田地区', '和安县'],
    ['500157', '重庆市', '重庆市', '两江新区'],
  ])('%s is %s %s %s', (code, province, city, district) => {
    expect(findDivision(code)).toEqual({ code, province, city, district });
  });

  it.each(['110000', '110100', '440300', '500200', '419000', '810000', '000000', '', '44030'])(
    '%j is no place for an address',
    (code) => {
      expect(findDivision(code)).toBeNull();
    },
  );

  it('leads from every retired code to a place that is there, and offers none of them', () => {
    for (const { code, successorCode } of retiredDivisions) {
      expect(findDivision(code)?.code).toBe(successorCode);
      expect(places.some(([offered]) => offered === code)).toBe(false);
    }
  });
});
