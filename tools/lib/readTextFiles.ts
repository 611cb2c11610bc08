import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTextFile, type TextFile } from '../../apps/server/src/flows/content/readTextFile.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const CONTENT = path.join(repositoryRoot, 'apps/server/content');
const folders = { guide: 'guide', article: 'articles' } as const;

/** The texts that come with the shop, the oldest first, so that of one day the later file is the newer text. */
export async function readTextFiles(): Promise<TextFile[]> {
  const files: TextFile[] = [];
  for (const [kind, folder] of Object.entries(folders) as ['guide' | 'article', string][]) {
    const dir = path.join(CONTENT, folder);
    for (const name of (await readdir(dir)).filter((file) => file.endsWith('.md')).toSorted()) {
      files.push(readTextFile(kind, { name, text: await readFile(path.join(dir, name), 'utf8') }));
    }
  }
  return files.toSorted((one, other) => one.head.date.localeCompare(other.head.date));
}

/** A picture that a text names. */
export async function readTextPicture(name: string): Promise<Uint8Array> {
  return await readFile(path.join(CONTENT, 'covers', `${name}.webp`));
}
