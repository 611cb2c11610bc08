import { businessDay } from '@jiwu/kernel';

/** Midnight in Shanghai of the day that an instant belongs to. */
export function startOfDay(at: Date): Date {
  return new Date(`${businessDay(at)}T00:00:00+08:00`);
}
