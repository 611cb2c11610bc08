const NUMBERS: Readonly<Record<string, number>> = {
  半: 0.5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const UNITS: Readonly<Record<string, number>> = {
  天: 1,
  周: 7,
  星期: 7,
  个月: 30,
  月: 30,
  学期: 130,
  个学期: 130,
  年: 350,
};
const DURATION =
  /(?<!够用|打算穿|能戴|第|十|[一二三四五六七八九])([半一两二三四五六七八九十])(?:多)?(个月|星期|个学期|学期|天|周|年)(?!级|陈|质保|前)/gu;

/** The longest time that a buyer's words speak of, in days: 用了半个月. */
export function durationOf(text: string): number {
  const plain = text.replaceAll('半个月', '半月').replaceAll(/半月/gu, '两周').replaceAll('半天', '');
  return Math.max(
    0,
    ...plain.matchAll(DURATION).map(([, number = '', unit = '']) => (NUMBERS[number] ?? 0) * (UNITS[unit] ?? 0)),
  );
}
