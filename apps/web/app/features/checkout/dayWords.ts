const weekDays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** 2026-11-16 → 11 月 16 日 */
export function monthDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}

/** 2026-11-16 → 周一 */
export function weekDay(day: string): string {
  return weekDays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** 09-11 → 9:00–11:00 */
export function slotWords(slot: string): string {
  return slot
    .split('-')
    .map((hour) => `${Number(hour)}:00`)
    .join('–');
}
