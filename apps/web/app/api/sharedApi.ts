import type { Answer, CallInput, Contract, Endpoint, EndpointName } from '@jiwu/contract';

/** The endpoints that answer everyone alike: pages are made of them, on the server and in the browser. */
type SharedEndpoint = { [N in EndpointName]: Contract[N] extends { shared: true } ? Contract[N] : never }[EndpointName];

export type SharedPath = `/api${SharedEndpoint['path']}`;

type EndpointAt<P extends SharedPath> = P extends `/api${infer Path}` ? Extract<SharedEndpoint, { path: Path }> : never;

export type AnswerAt<P extends SharedPath> = Answer<Extract<EndpointAt<P>, Endpoint>>;

type InputAt<P extends SharedPath> = CallInput<Extract<EndpointAt<P>, Endpoint>>;
export type QueryAt<P extends SharedPath> = InputAt<P> extends { readonly query: infer Q } ? Q : Record<string, never>;

/** The address of a call, its keys in one order: the same question is one entry in every cache. */
export function addressOf<P extends SharedPath>(path: P, query: QueryAt<P>): string {
  const given = Object.entries(query as Record<string, string | undefined>).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  given.sort(([a], [b]) => (a < b ? -1 : 1));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
