import { useEffect, useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import type { AnswerAt } from '../../../api/sharedApi.ts';

export type Suggestion = AnswerAt<'/api/resource/suggest'>['items'][number];

const WAIT_MS = 120;
/** Suggestions by keyword: a repeated keyword is answered at once. */
const known = new Map<string, Suggestion[]>();

/** Suggestions for the typed text, once the typing pauses. Until they arrive, the former ones stay. */
export function useSuggestions(typed: string): Suggestion[] {
  const keyword = typed.trim();
  const [shown, setShown] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (keyword === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(keyword, controller.signal).then(setShown, () => undefined), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword]);
  return keyword === '' ? [] : (known.get(keyword) ?? shown);
}

async function ask(keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const kept = known.get(keyword);
  if (kept) return kept;
  const { items } = await readShared('/api/resource/suggest', { keyword }, signal);
  known.set(keyword, items);
  return items;
}
