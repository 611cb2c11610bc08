import { assert } from '@jiwu/kernel';
import type { pinyin } from 'pinyin-pro';

interface Speller {
  readonly pinyin: typeof pinyin;
}

let loading: Promise<Speller> | undefined;
let loaded: Speller | undefined;

/** Takes 20 MB: loaded only to write terms, or to look for an unknown word by its sound. */
export async function loadSpeller(): Promise<void> {
  loading ??= import('pinyin-pro');
  loaded = await loading;
}

/** 降噪耳机: jiangzaoerji and jzej. After loadSpeller. */
export function spellTerm(term: string): { pinyin: string; initials: string } {
  assert(loaded, 'loadSpeller has been awaited');
  const syllables = loaded.pinyin(term, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  return {
    pinyin: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.at(0) ?? '')
      .join('')
      .toLowerCase(),
  };
}
