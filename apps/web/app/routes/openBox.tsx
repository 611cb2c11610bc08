import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { readUnitFilter } from '../features/openBox/list/unitFilter.ts';
import { UnitListPage } from '../features/openBox/list/UnitListPage.tsx';
import { loadUnit, loadUnits } from '../features/openBox/loadOpenBox.ts';
import type { OpenBoxData } from '../features/openBox/OpenBoxData.ts';
import { openBoxMeta } from '../features/openBox/openBoxMeta.ts';
import { OpenBoxProblem } from '../features/openBox/OpenBoxProblem.tsx';
import { UnitPage } from '../features/openBox/unit/UnitPage.tsx';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/openBox.ts';

const isUnit = (loaderData: unknown) => (loaderData as OpenBoxData | null)?.kind === 'unit';

export const handle = {
  title: '开箱',
  /** On phones it is a page that one opens and leaves again. */
  channelTitle: (loaderData: unknown) => (isUnit(loaderData) ? '开箱单件' : '开箱'),
  /** A unit ends in a bar with what can be done. */
  payBar: isUnit,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id ? await loadUnit(context, id, origin) : await loadUnits(context, readUnitFilter(searchParams), origin);
}

/** Without a network the list still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<OpenBoxData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    const { searchParams, origin } = new URL(request.url);
    if (error instanceof Response || isRouteErrorResponse(error) || searchParams.has('id')) throw error;
    return { kind: 'list', list: null, facets: null, origin, now: new Date().toISOString() };
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? openBoxMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有找到这一件' : '开箱没有打开',
          description: '逐件检测、拍照、定级的开箱商品，一件一价，卖出即止。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function OpenBox({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'unit' ? (
    <UnitPage key={loaderData.unit.id} page={loaderData} />
  ) : (
    <UnitListPage page={loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OpenBoxProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
