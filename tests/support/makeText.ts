import type { StaffText } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { must } from './makeBuyer.ts';
import type { StaffClient } from './staff.ts';

type Place = StaffText['words']['place'];

export const ofArticle = (more: object = {}) =>
  ({
    kind: 'article',
    topic: 'food',
    celebrityId: null,
    author: '苏禾',
    column: null,
    coverFileId: null,
    ...more,
  }) as Place;

export const ofGuide = (more: object = {}) =>
  ({ kind: 'guide', section: 'afterSale', position: 10, popular: null, keywords: [], related: [], ...more }) as Place;

interface Wish {
  readonly slug?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly markdown?: string;
  readonly place?: Place;
}

let made = 0;

/** What staff write of a text; each has a slug of its own. */
export function textWords({
  slug,
  title = '周末早餐的四种搭法',
  summary = '都在二十分钟以内做完。',
  ...rest
}: Wish = {}) {
  made += 1;
  const { markdown = '## 先看时间\n\n从拿出食材算起。', place = ofArticle() } = rest;
  return { slug: slug ?? `text${made}`, title, summary, markdown, place };
}

export const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

/** A draft. */
export async function makeDraft(staff: StaffClient, wish: Wish = {}): Promise<StaffText> {
  return must<StaffText>(await staff.call('staffContentCreate', { body: textWords(wish), headers: keyed() }));
}

/** A text that readers see. */
export async function makeText(staff: StaffClient, wish: Wish = {}): Promise<StaffText> {
  const draft = await makeDraft(staff, wish);
  return must<StaffText>(await publish(staff, draft));
}

export async function publish(staff: StaffClient, { id, version }: StaffText, at: string | null = null) {
  return await staff.call('staffContentPublish', { params: { id }, body: { version, at }, headers: keyed() });
}
