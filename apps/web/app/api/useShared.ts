import { useEffect, useState } from 'react';
import { readShared } from './readShared.ts';
import type { AnswerAt, QueryAt, SharedPath } from './sharedApi.ts';

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'here'; readonly data: T };

interface Answered<T> {
  readonly key: string;
  readonly tries: number;
  /** Null: it did not come. */
  readonly data: T | null;
}

/** One shared answer, asked for when `query` is given; for a part of the page that may come late or not at all. */
export function useShared<P extends SharedPath>(path: P, query: QueryAt<P> | null): Loaded<AnswerAt<P>> {
  const [answered, setAnswered] = useState<Answered<AnswerAt<P>> | null>(null);
  const [tries, setTries] = useState(1);
  const key = query && JSON.stringify(query);
  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    readShared(path, JSON.parse(key) as QueryAt<P>, abort.signal).then(
      (data) => setAnswered({ key, tries, data }),
      () => {
        if (!abort.signal.aborted) setAnswered({ key, tries, data: null });
      },
    );
    return () => abort.abort();
  }, [path, key, tries]);

  if (answered?.key !== key || answered.tries !== tries) return { state: 'loading' };
  if (answered.data === null) return { state: 'failed', retry: () => setTries(tries + 1) };
  return { state: 'here', data: answered.data };
}
