import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, readPageApi } from '../../api/pageApi.ts';
import type { GuideData, Section } from './GuideData.ts';
import type { Asked } from './readAsked.ts';

type Context = Readonly<RouterContextProvider>;
type Page = ReturnType<typeof data<GuideData>>;

/** A page with a missing part is not cached: the next visitor may get it whole. */
const notCached: HeadersInit = { 'cache-control': 'no-store' };
const failed = { status: 503, headers: notCached };

export async function loadGuide(context: Context, asked: Asked, origin: string): Promise<Page> {
  switch (asked.kind) {
    case 'home':
      return await loadHome(context, origin);
    case 'answer':
      return await loadAnswer(context, asked.topic, origin);
    case 'search':
      return await loadSearch(context, asked, origin);
    case 'section':
      return await loadSection(context, asked.section, origin);
  }
}

const guideOf = (context: Context) => answerOrNull(readPageApi(context, '/api/guide', {}));

async function loadHome(context: Context, origin: string): Promise<Page> {
  const guide = await guideOf(context);
  return data({ kind: 'home', guide, origin }, guide === null ? failed : {});
}

async function loadSection(context: Context, section: Section, origin: string): Promise<Page> {
  const sections = (await guideOf(context))?.sections ?? null;
  return data({ kind: 'section', section, sections, origin }, sections === null ? failed : {});
}

async function loadSearch(
  context: Context,
  { words, section }: { words: string; section: Section | null },
  origin: string,
): Promise<Page> {
  const [found, guide] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/guide/search', { words, ...(section && { section }) })),
    guideOf(context),
  ]);
  const page = { kind: 'search', words, section, found, sections: guide?.sections ?? null, origin } as const;
  return data(page, found === null ? failed : guide === null ? { headers: notCached } : {});
}

async function loadAnswer(context: Context, topic: string, origin: string): Promise<Page> {
  try {
    const [answer, guide] = await Promise.all([readPageApi(context, '/api/guide/answer', { topic }), guideOf(context)]);
    const page = { kind: 'answer', answer, sections: guide?.sections ?? null, origin } as const;
    return data(page, guide === null ? { headers: notCached } : {});
  } catch (error) {
    // A word that is none, and one that nobody wrote an answer for, are the same to a visitor.
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
