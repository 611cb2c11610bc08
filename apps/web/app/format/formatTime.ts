import dayjs from 'dayjs';

/** A day, or a day with its time, on the reader's own clock. */
export function formatDay(instant: string): string {
  return dayjs(instant).format('YYYY-MM-DD');
}

export function formatMinute(instant: string): string {
  return dayjs(instant).format('YYYY-MM-DD HH:mm');
}
