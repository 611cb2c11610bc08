import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import { readShown } from '../../shared/advertisement/readShown.ts';
import { adAimOf } from './adAimOf.ts';
import { viewCategories } from './categoryView.ts';
import { PAGE_SIZE } from './pageSize.ts';
import type { ResourceData } from './ResourceData.ts';
import { filtersOf, type ResourceState } from './resourceState.ts';
import { usefulFacets } from './usefulFacets.ts';

/** The three answers that the page is made of, asked for at once; one that fails takes nothing else with it. */
export async function loadResource(
  context: Readonly<RouterContextProvider>,
  state: ResourceState,
  origin: string,
): Promise<ReturnType<typeof data<ResourceData>>> {
  const filters = filtersOf(state);
  const [list, counted, categories] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/resource/list', { ...filters, sort: state.sort, size: PAGE_SIZE })),
    answerOrNull(readPageApi(context, '/api/resource/facets', filters)),
    answerOrNull(readPageApi(context, '/api/resource/categories', {})),
  ]);
  const found =
    (state.keyword || state.campaign) && counted
      ? new Map(counted.categories.map(({ id, count }) => [id, count]))
      : undefined;
  const view = categories ? viewCategories(categories, state.category, found) : null;
  const aim = adAimOf(state, view?.path[0]?.id ?? null);
  const page: ResourceData = {
    list,
    facets: counted && usefulFacets(counted, state),
    categories: view ?? (categories && viewCategories(categories, null)) ?? null,
    ad: aim ? ((await readShown(context, aim)) ?? null) : null,
    searchScope: view?.path.at(-1) ?? null,
    origin,
  };
  return data(page, { status: list === null ? 503 : view === undefined ? 404 : 200 });
}
