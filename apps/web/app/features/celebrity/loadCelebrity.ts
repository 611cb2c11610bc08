import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, readPageApi } from '../../api/pageApi.ts';
import type { ListData, PageData } from './CelebrityData.ts';

type Context = Readonly<RouterContextProvider>;
type Page<T> = ReturnType<typeof data<T>>;

export async function loadList(context: Context, category: string | null, origin: string): Promise<Page<ListData>> {
  const list = await answerOrNull(readPageApi(context, '/api/celebrity', { ...(category && { category }) }));
  // A page with a missing part is not cached: the next visitor may get it whole.
  const failed = { status: 503, headers: { 'cache-control': 'no-store' } };
  return data({ kind: 'list', list, category, origin }, list === null ? failed : {});
}

interface Asked {
  readonly id: string;
  readonly shelf: string | null;
  readonly origin: string;
}

/** The public view, both answers asked for at once; whom the viewer follows comes later, from the browser. */
export async function loadPage(context: Context, { id, shelf, origin }: Asked): Promise<Page<PageData>> {
  try {
    const [celebrity, picks] = await Promise.all([
      readPageApi(context, '/api/celebrity/page', { id }),
      answerOrNull(readPageApi(context, '/api/celebrity/picks', { id, ...(shelf && { shelf }) })),
    ]);
    const headers: HeadersInit = picks === null ? { 'cache-control': 'no-store' } : {};
    return data({ kind: 'page', celebrity, picks, shelf, origin }, { headers });
  } catch (error) {
    // An id that is none, and one that nobody has, are the same to a visitor.
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
