import { rules } from '@jiwu/contract';

const UNPRINTABLE = new RegExp(rules.unprintable, 'gu');
/** Where some browsers tell the folder as well. */
const FOLDERS = /^.*[\\/]/s;
const MAX = 100;

/** The name of an uploaded file as it may be shown and kept: without folders, without what nobody can read; perhaps empty. */
export function cleanFileName(name: string): string {
  const clean = name.replace(FOLDERS, '').replaceAll(UNPRINTABLE, '').trim();
  return [...clean].slice(0, MAX).join('');
}
