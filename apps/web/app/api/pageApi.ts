import { createContext, type RouterContextProvider } from 'react-router';
import { addressOf, type AnswerAt, type QueryAt, type SharedPath } from './sharedApi.ts';

/** The loaders' access to the API, on the server only. It carries no visitor's cookie or token. */
export interface PageApi {
  /** The `data` of the answer; throws a PageApiError for everything else. */
  get(path: string): Promise<unknown>;
}

export class PageApiError extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

const TIMEOUT_MS = 4000;

/** Asks the API over the network. A server with a quicker way sets it in the context. */
const plainPageApi: PageApi = {
  async get(path) {
    const origin = process.env['API_ORIGIN'];
    if (!origin) throw new PageApiError(path, 503);
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = (await response.json().catch(() => null)) as { flag?: boolean; data?: unknown } | null;
    if (!response.ok || answer?.flag !== true) throw new PageApiError(path, response.status);
    return answer.data;
  },
};

export const pageApiContext = createContext<PageApi>(plainPageApi);

/** One shared answer for a page. */
export async function readPageApi<P extends SharedPath>(
  context: Readonly<RouterContextProvider>,
  path: P,
  query: QueryAt<P>,
): Promise<AnswerAt<P>> {
  return (await context.get(pageApiContext).get(addressOf(path, query))) as AnswerAt<P>;
}
