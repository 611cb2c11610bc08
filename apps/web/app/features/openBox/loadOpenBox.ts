import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, readPageApi } from '../../api/pageApi.ts';
import { filtersOf, type UnitFilter } from './list/unitFilter.ts';
import type { ListData, UnitData } from './OpenBoxData.ts';

type Context = Readonly<RouterContextProvider>;
type Page<T> = ReturnType<typeof data<T>>;

/** The units and the counts of the filters, asked for at once; one that fails does not take the other with it. */
export async function loadUnits(context: Context, filter: UnitFilter, origin: string): Promise<Page<ListData>> {
  const filters = filtersOf(filter);
  const [list, facets] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/openBox', { ...filters, sort: filter.sort })),
    answerOrNull(readPageApi(context, '/api/openBox/facets', filters)),
  ]);
  // The answers may have been kept for a while, so the time in them is no clock.
  const page: ListData = { kind: 'list', list, facets, origin, now: new Date().toISOString() };
  const isWhole = list !== null && facets !== null;
  // A page with a missing part is not cached: the next visitor may get it whole.
  return data(page, { status: list === null ? 503 : 200, headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}

/** The public view; what the viewer has locked comes later, from the browser. */
export async function loadUnit(context: Context, id: string, origin: string): Promise<Page<UnitData>> {
  try {
    const unit = await readPageApi(context, '/api/openBox/unit', { id });
    return data({ kind: 'unit', unit, origin, now: new Date().toISOString() });
  } catch (error) {
    // An id that is none, and one that no unit has, are the same to a visitor.
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
