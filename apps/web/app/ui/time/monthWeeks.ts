/** The days of a month (2026-11) in weeks from Sunday on; null where a week lies outside it. */
export function monthWeeks(month: string): (string | null)[][] {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, monthNumber - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  const places = Math.ceil((first + count) / 7) * 7;
  const days = Array.from({ length: places }, (_, at) => {
    const day = at - first + 1;
    return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: places / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
