import { rules } from '@jiwu/contract';
import { findShownText, type ShownBody, type TextKind } from '../../../modules/content/content/index.ts';
import { getFile, readFileBytes } from '../../../modules/content/files/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { layOnDrawing } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { describeArticles } from '../queries/describeArticles.ts';
import { coverPlace, shareDrawing } from '../shareDrawing.ts';

const { topicNames, sectionNames } = rules.content;
const names: Readonly<Record<string, string>> = { ...topicNames, ...sectionNames };

/** The picture of a text for where its link is shown, as JPEG: drawn once for each published version, then kept. */
export async function drawSharePicture(
  services: Services,
  { kind, slug }: { kind: TextKind; slug: string },
): Promise<Uint8Array> {
  const { db, storage } = services;
  const text = await findShownText(db.read, { kind, key: slug });
  if (!text) throw new ShopError('NOT_FOUND');
  const { isAd, by } = await describe(services, kind, text);
  // 广告 may come and go with a pick: both forms may be kept.
  const key = `${text.id.slice(-2)}/${text.id}.share.${text.publishedAt.getTime()}${isAd ? '.ad' : ''}.jpg`;
  const kept = await storage.find(key);
  if (kept) return kept;
  const place = `${kind === 'article' ? '好物志' : '购物指南'} · ${names[text.part] ?? ''}`;
  const drawing = shareDrawing({ place, title: text.title, by, isAd, hasCover: text.cover !== null });
  const picture = await layOnDrawing(drawing, await coverOf(services, text), 'jpeg');
  await storage.put(key, picture, 'image/jpeg');
  return picture;
}

async function describe({ db, clock }: Services, kind: TextKind, text: ShownBody) {
  if (kind === 'guide') return { isAd: false, by: '' };
  const [card] = await describeArticles(db.read, { texts: [text], now: clock() });
  return { isAd: card?.isAd ?? false, by: card?.author.name ?? '' };
}

async function coverOf({ db, storage }: Services, { cover }: ShownBody) {
  if (!cover) return null;
  const { storageKey } = await getFile(db.read, cover.fileId);
  return { bytes: await readFileBytes(storage, storageKey, 1080), place: coverPlace };
}
