import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, readPageApi } from '../../api/pageApi.ts';
import { readShown } from '../../shared/advertisement/readShown.ts';
import type { ListChoice, ListData, PageData } from './ArticleData.ts';

type Context = Readonly<RouterContextProvider>;
type Page<T> = ReturnType<typeof data<T>>;

export async function loadList(context: Context, choice: ListChoice, origin: string): Promise<Page<ListData>> {
  const { topic, column } = choice;
  const [list, aside] = await Promise.all([
    answerOrNull(
      readPageApi(context, '/api/homeArticles/list', { ...(topic && { topic }), ...(column && { column }) }),
    ),
    answerOrNull(readPageApi(context, '/api/homeArticles/aside', {})),
  ]);
  // A page with a missing part is not cached: the next visitor may get it whole.
  const headers: HeadersInit = list && aside ? {} : { 'cache-control': 'no-store' };
  return data({ kind: 'list', list, aside, ...choice, origin }, { headers, status: list ? 200 : 503 });
}

export async function loadArticle(context: Context, id: string, origin: string): Promise<PageData> {
  try {
    const [article, ad] = await Promise.all([
      readPageApi(context, '/api/homeArticles/article', { id }),
      readShown(context, { place: 'article' }),
    ]);
    return { kind: 'article', article, ad: ad ?? null, origin };
  } catch (error) {
    // A word that is none, and one that no article has, are the same to a visitor.
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
