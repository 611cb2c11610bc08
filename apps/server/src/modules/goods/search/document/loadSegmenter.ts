import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { assert } from '@jiwu/kernel';
import type { Jieba } from '@node-rs/jieba';
import { dictionary } from './dictionary.ts';

let loading: Promise<Jieba> | undefined;
let loaded: Jieba | undefined;

/** Takes 0.3 s and 60 MB, so it is loaded at the first search or the first product that is written. */
export async function loadSegmenter(): Promise<void> {
  loading ??= load();
  loaded = await loading;
}

/** After loadSegmenter. */
export function getSegmenter(): Jieba {
  assert(loaded, 'loadSegmenter has been awaited');
  return loaded;
}

async function load(): Promise<Jieba> {
  const { Jieba } = await import('@node-rs/jieba');
  // Not by the package's own dict.js, which also reads 6 MB that only keyword extraction needs.
  const jieba = Jieba.withDict(await readFile(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')));
  jieba.loadDict(Buffer.from(dictionary.map((word) => `${word} 20000 n`).join('\n')));
  return jieba;
}
