import { shorten } from './shorten.ts';

/** Words of staff as a sentence, whether or not they ended it. */
export function sentence(text: string): string {
  return `${shorten(text, 100).replace(/。$/, '')}。`;
}
