import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import type { ArticleData } from '../features/articles/ArticleData.ts';
import { articleMeta } from '../features/articles/articleMeta.ts';
import { ArticleProblem } from '../features/articles/ArticleProblem.tsx';
import { ArticlePage } from '../features/articles/article/ArticlePage.tsx';
import { ArticleListPage } from '../features/articles/list/ArticleListPage.tsx';
import { loadArticle, loadList } from '../features/articles/loadArticles.ts';
import { readChoice } from '../features/articles/readChoice.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/homeArticles.ts';

export const handle = { title: '好物志', channelTitle: () => '好物志' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id ? await loadArticle(context, id, origin) : await loadList(context, readChoice(searchParams), origin);
}

/** Without a network the list still opens and names what is missing, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ArticleData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    const { searchParams, origin } = new URL(request.url);
    if (error instanceof Response || isRouteErrorResponse(error) || searchParams.has('id')) throw error;
    return { kind: 'list', list: null, aside: null, ...readChoice(searchParams), origin };
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? articleMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有找到这篇文章' : '文章没有打开',
          description: '写给认真过日子的人的文章，提到的商品可以直接买。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function HomeArticles({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'article' ? (
    <ArticlePage key={loaderData.article.id} page={loaderData} />
  ) : (
    <ArticleListPage page={loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ArticleProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
