import { momentWords } from '../../../format/momentWords.ts';

/** The day of a message as people say it: 今天, 昨天, 11-14. */
export function dayWords(instant: string, now: string): string {
  return momentWords(instant, now).split(' ')[0] ?? '';
}
