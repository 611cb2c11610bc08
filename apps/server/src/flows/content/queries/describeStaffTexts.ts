import { type Answer, rules, type staffContentEndpoints, type StaffText as StaffTextPage } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  countVotes,
  type StaffText,
  type TextPlace,
  type TextVersion,
} from '../../../modules/content/content/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { checkText } from './checkText.ts';

type Listed = Answer<(typeof staffContentEndpoints)['staffContentList']>['items'][number];
type Version = Answer<(typeof staffContentEndpoints)['staffContentVersions']>['items'][number];

/** Texts as lists of staff show them. */
export async function describeStaffTexts(
  db: Reader,
  { texts, now }: { texts: readonly StaffText[]; now: Date },
): Promise<Listed[]> {
  const since = new Date(now.getTime() - rules.content.voteDays * DAY_MS);
  const versions = texts.flatMap(({ newest, shown }) => (shown ? [newest, shown] : [newest]));
  const [votes, describe] = await Promise.all([
    countVotes(db, { textIds: texts.map(({ id }) => id), since }),
    versionWords(db, versions),
  ]);
  return texts.map(({ id, kind, slug, version, newest, shown }) => ({
    id,
    kind,
    slug,
    version,
    newest: describe(newest),
    shown: shown && describe(shown),
    part: partOf(newest.place),
    votes: votes.get(id) ?? { useful: 0, useless: 0 },
  }));
}

/** One text with what is written of it, and what readers will see. */
export async function describeStaffText(
  db: Reader,
  { text, now }: { text: StaffText; now: Date },
): Promise<StaffTextPage> {
  const [[listed], check] = await Promise.all([
    describeStaffTexts(db, { texts: [text], now }),
    checkText(db, { words: text.newest, rendered: text.newest.rendered, now }),
  ]);
  return { ...(listed as Listed), words: wordsOf(text.newest), ...check };
}

/** How versions are described: with the names of those who saved them. */
export async function versionWords(
  db: Reader,
  versions: readonly TextVersion[],
): Promise<(version: TextVersion) => Version> {
  const names = await listStaffNames(db, [...new Set(versions.flatMap(({ staffId }) => staffId ?? []))]);
  return ({ no, state, title, staffId, savedAt, publishAt }) => ({
    no,
    state,
    title,
    staffName: staffId === null ? null : (names.get(staffId) ?? null),
    savedAt: savedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
  });
}

/** What is written of a version, as staff would send it again. */
export function wordsOf({ title, summary, markdown, place }: TextVersion): StaffTextPage['words'] {
  const sent =
    place.kind === 'guide' ? { ...place, keywords: [...place.keywords], related: [...place.related] } : place;
  return { title, summary, markdown, place: sent };
}

function partOf(place: TextPlace) {
  return place.kind === 'article' ? place.topic : place.section;
}
