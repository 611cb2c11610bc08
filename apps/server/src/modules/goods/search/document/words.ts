import { getSegmenter } from './loadSegmenter.ts';

const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u3005\\u3007';
const HAN_RUN = new RegExp(`[${HAN}]+`, 'g');
/** Words typed on a Latin keyboard: n3, usb-c, 4.5; c++ becomes c. */
const LATIN_WORD = /[\p{Script=Latin}\p{Nd}]+(?:[-.'+/][\p{Script=Latin}\p{Nd}]+)*/gu;
const LATIN_PARTS = /[-.'+/]/;
const ANY_RUN = new RegExp(`[${HAN}]+|${LATIN_WORD.source}`, 'gu');

/** Words that stand in every sentence and lead to nothing. */
const STOP_WORDS = new Set(
  '的了和与在是也都就很等及或而被把让给有这那你我他它们着过吗呢吧啊又还更最从到对为以之其一'.split(''),
);

/** One spelling for equal texts: ＵＳＢ, Usb and usb; full-width and half-width. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a text that has been normalised, for the index: long ones and the short ones within them. */
export function indexWords(text: string): string[] {
  const words = getSegmenter().cutForSearch(text, true).filter(isHanWord);
  for (const word of text.match(LATIN_WORD) ?? []) {
    words.push(word);
    if (LATIN_PARTS.test(word)) words.push(...word.split(LATIN_PARTS));
  }
  return words;
}

/** The same text cut once, without overlaps, in order. */
export function cutWords(text: string): string[] {
  return getSegmenter().cut(text, true).filter(isHanWord);
}

/** Characters that stand together, and Latin words, as they follow each other. */
export function splitRuns(text: string): string[] {
  return text.match(ANY_RUN) ?? [];
}

export function hanRuns(text: string): string[] {
  return text.match(HAN_RUN) ?? [];
}

/** Whether it begins with a character. By its code: asked a hundred times for each product. */
export function isHan(word: string): boolean {
  const code = word.charCodeAt(0);
  return (
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005 ||
    code === 0x3007
  );
}

/** Neighbouring characters: 降噪耳 is 降噪 and 噪耳. Marked, because they need not be words. */
export function bigramsOf(run: string): string[] {
  const bigrams: string[] = [];
  for (let at = 0; at < run.length - 1; at += 1) bigrams.push(`_${run.slice(at, at + 2)}`);
  return bigrams;
}

/** Lexemes that find part words: each character, and each pair of neighbours. */
export function partsOf(run: string): string[] {
  const parts = bigramsOf(run);
  for (let at = 0; at < run.length; at += 1) parts.push(`_${run.charAt(at)}`);
  return parts;
}

/** A word that a product's texts mention, though it is not what the product is. Marked: only those who find nothing else look there. */
export function mentionOf(word: string): string {
  return `~${word}`;
}

function isHanWord(word: string): boolean {
  return isHan(word) && !(word.length === 1 && STOP_WORDS.has(word));
}
