export interface DivisionOption {
  value: string;
  label: string;
  children?: DivisionOption[];
}

type District = readonly [code: string, name: string];
type City = readonly [code: string, name: string, districts: readonly District[]];
type Province = readonly [code: string, name: string, cities: readonly City[]];

/** The divisions as the picker wants them. A city without districts is itself the end of the way. */
export function divisionOptions(provinces: readonly Province[]): DivisionOption[] {
  return provinces.map(([value, label, cities]) => ({
    value,
    label,
    ...(cities.length > 0 ? { children: cities.map(cityOption) } : {}),
  }));
}

function cityOption([value, label, districts]: City): DivisionOption {
  if (districts.length === 0) return { value, label };
  return { value, label, children: districts.map(([code, name]) => ({ value: code, label: name })) };
}

/** The codes from the province down to `code`; empty when it is not there (any more). */
export function divisionPath(options: readonly DivisionOption[], code: string): string[] {
  for (const option of options) {
    // A district may bear the code of its city: the way goes on to the end.
    const below = option.children ? divisionPath(option.children, code) : [];
    if (below.length > 0) return [option.value, ...below];
    if (option.value === code && !option.children) return [option.value];
  }
  return [];
}

/** City and district of a code, as a person would tell them apart: 南京市鼓楼区, 福州市鼓楼区. */
export function divisionLabel(options: readonly DivisionOption[], code: string): string {
  const labels: string[] = [];
  let level: readonly DivisionOption[] | undefined = options;
  for (const step of divisionPath(options, code)) {
    const option: DivisionOption | undefined = level?.find(({ value }) => value === step);
    if (option) labels.push(option.label);
    level = option?.children;
  }
  return [...new Set(labels.slice(1))].join('');
}
