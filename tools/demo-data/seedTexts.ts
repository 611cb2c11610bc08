import { DAY_MS } from '@jiwu/kernel';
import { loadTexts } from '../../apps/server/src/flows/content/outside/loadTexts.ts';
import type { TextFile } from '../../apps/server/src/flows/content/readTextFile.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { readTextFiles, readTextPicture } from '../lib/readTextFiles.ts';
import { productIdOf } from './seeding/seedProduct.ts';

interface Input {
  readonly now: Date;
  /** Told what was left out. */
  readonly say: (words: string) => void;
}

/** The guide and the articles, as a real shop loads them; answers how many are new or changed. */
export async function seedTexts(services: Pick<Services, 'db' | 'storage'>, { now, say }: Input): Promise<number> {
  const files = datedUntil(await readTextFiles(), now).map(namingProducts);
  const { added, changed } = await loadTexts(services, { files, readPicture: readTextPicture, now, say });
  return added + changed;
}

/** The files name goods by the slugs of the demo; the shop knows them by their ids. */
function namingProducts(file: TextFile): TextFile {
  const markdown = file.markdown.replace(/^:::product (\S+)/gm, (_, slug: string) => `:::product ${productIdOf(slug)}`);
  return { ...file, markdown };
}

/** The demo shop is always of today: the newest text is of yesterday, and the others are as much older as they are in the files. */
function datedUntil(files: readonly TextFile[], now: Date): TextFile[] {
  const newest = files
    .map(({ head }) => head.date)
    .toSorted()
    .at(-1);
  if (newest === undefined) return [];
  const days = Math.floor((now.getTime() - Date.parse(newest)) / DAY_MS) - 1;
  return files.map((file) => {
    const date = new Date(Date.parse(file.head.date) + days * DAY_MS).toISOString().slice(0, 10);
    return { ...file, head: { ...file.head, date } } as TextFile;
  });
}
