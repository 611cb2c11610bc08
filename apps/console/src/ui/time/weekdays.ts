export const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** 周三; days here have no hours. */
export function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}
