import { findCelebrityByName } from '../../../modules/channels/celebrity/index.ts';
import {
  addTextPicture,
  findStaffTextBySlug,
  type StaffText,
  type TextWords,
} from '../../../modules/content/content/index.ts';
import { recordShopFiles, storeShopPicture } from '../../../modules/content/files/index.ts';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { Services } from '../../../platform/services.ts';
import { publishText } from '../publishText.ts';
import { renderDraft } from '../queries/renderDraft.ts';
import type { TextFile } from '../readTextFile.ts';
import { saveText } from '../saveText.ts';

type LoadServices = Pick<Services, 'db' | 'storage'>;

interface Input {
  readonly files: readonly TextFile[];
  /** The bytes of a cover or another picture by its name in the texts. */
  readonly readPicture: (name: string) => Promise<Uint8Array>;
  readonly now: Date;
  /** Told what was left out, such as a product that this shop does not sell. */
  readonly say: (words: string) => void;
}

export interface Loaded {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Staff have changed or withdrawn them: the files are not looked at any more. */
  readonly kept: number;
}

/**
 * Brings the texts of the files into the shop, by slug, and publishes each on its day. Running it again changes only what has changed in the
 * files; what staff have changed or withdrawn since stays theirs.
 */
export async function loadTexts(services: LoadServices, { files, readPicture, now, say }: Input): Promise<Loaded> {
  const pictures = createPictureLoader(services, { readPicture, now });
  const counts = { added: 0, changed: 0, same: 0, kept: 0 };
  for (const file of files) {
    const outcome = await loadText(services, { file, pictures, now, say });
    counts[outcome] += 1;
  }
  return counts;
}

async function loadText(
  { db }: LoadServices,
  { file, pictures, now, say }: { file: TextFile; pictures: PictureLoader; now: Date; say: Input['say'] },
): Promise<keyof Loaded> {
  const { slug, date } = file.head;
  const before = await findStaffTextBySlug(db.read, { kind: file.kind, slug });
  if (before && isOfStaff(before)) return 'kept';
  const words: TextWords = {
    title: file.head.title,
    summary: file.head.summary,
    markdown: await placePictures(file.markdown, pictures),
    place: await placeOf(db, { file, pictures, say }),
  };
  const { rendered, leftOut } = await renderDraft(db.read, words, { strangers: 'leaveOut' });
  for (const { line, words: reference } of leftOut) say(`${slug}, line ${line}: no product ${reference} here`);
  // With what was rendered: a card that was left out comes back once the shop sells the product.
  const sourceHash = sha256(Buffer.from(JSON.stringify({ words, rendered })));
  if (before?.newest.sourceHash === sourceHash.toString('hex')) return 'same';
  await db.transact(async (tx) => {
    const of = before ? { id: before.id, version: before.version } : { slug };
    const { text } = await saveText(tx, { of, draft: { ...words, rendered, by: { sourceHash } }, now });
    await publishText(tx, { id: text.id, version: text.version, publishAt: new Date(`${date}T00:00:00+08:00`), now });
  });
  return before ? 'changed' : 'added';
}

function isOfStaff({ newest }: StaffText): boolean {
  return newest.staffId !== null || newest.state === 'withdrawn' || newest.state === 'draft';
}

async function placeOf(
  db: LoadServices['db'],
  { file, pictures, say }: { file: TextFile; pictures: PictureLoader; say: Input['say'] },
): Promise<TextWords['place']> {
  if (file.kind === 'guide') {
    const { section, order, popular = null, keywords, related = [] } = file.head;
    return { kind: 'guide', section, position: order, popular, keywords, related };
  }
  const { section, author = null, celebrity, column = null, cover, slug } = file.head;
  const celebrityId = celebrity === undefined ? null : await findCelebrityByName(db.read, celebrity);
  if (celebrity !== undefined && celebrityId === null) say(`${slug}: no celebrity ${celebrity} here`);
  const coverFileId = cover === undefined ? null : await pictures(cover);
  return { kind: 'article', topic: section, celebrityId, author, column, coverFileId };
}

type PictureLoader = (name: string) => Promise<string>;

/** Stores each picture once, by an id that comes from its bytes: the same picture is the same file in every run. */
function createPictureLoader(
  { db, storage }: LoadServices,
  { readPicture, now }: Pick<Input, 'readPicture' | 'now'>,
): PictureLoader {
  const known = new Map<string, string>();
  return async (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const bytes = await readPicture(name);
    const fileId = idOfBytes(bytes);
    const { picture, placeholder } = await storeShopPicture(storage, bytes, fileId);
    const { width, height } = picture;
    await db.transact(async (tx) => {
      await recordShopFiles(tx, [picture], now);
      await addTextPicture(tx, { fileId, placeholder, width, height });
    });
    known.set(name, fileId);
    return fileId;
  };
}

const COVER = /\]\(\s*cover:([A-Za-z0-9_-]+)/g;

/** `![…](cover:breakfast)` names a picture beside the texts; in the shop it is a file. */
async function placePictures(markdown: string, pictures: PictureLoader): Promise<string> {
  const ids = new Map<string, string>();
  for (const [, name = ''] of markdown.matchAll(COVER)) ids.set(name, await pictures(name));
  return markdown.replaceAll(COVER, (_, name: string) => `](file:${ids.get(name)}`);
}

/** A UUID (version 8) of the hash of some bytes. */
function idOfBytes(bytes: Uint8Array): string {
  const hex = sha256(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
