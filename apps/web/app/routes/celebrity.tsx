import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import type { CelebrityData } from '../features/celebrity/CelebrityData.ts';
import { celebrityMeta } from '../features/celebrity/celebrityMeta.ts';
import { CelebrityProblem } from '../features/celebrity/CelebrityProblem.tsx';
import { CelebrityListPage } from '../features/celebrity/list/CelebrityListPage.tsx';
import { loadList, loadPage } from '../features/celebrity/loadCelebrity.ts';
import { CelebrityPage } from '../features/celebrity/page/CelebrityPage.tsx';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/celebrity.ts';

export const handle = { title: '达人', channelTitle: () => '达人' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id
    ? await loadPage(context, { id, shelf: searchParams.get('shelf'), origin })
    : await loadList(context, searchParams.get('category'), origin);
}

/** Without a network the list still opens and names what is missing, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<CelebrityData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    const { searchParams, origin } = new URL(request.url);
    if (error instanceof Response || isRouteErrorResponse(error) || searchParams.has('id')) throw error;
    return { kind: 'list', list: null, category: searchParams.get('category'), origin };
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? celebrityMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有找到这位达人' : '达人没有打开',
          description: '达人推荐自己在用的好物，好处和缺点都写明。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function Celebrity({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'page' ? (
    <CelebrityPage key={loaderData.celebrity.id} page={loaderData} />
  ) : (
    <CelebrityListPage page={loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CelebrityProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
