import { lazy } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/** React's own bound for what `lazy` takes: a component of any props. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A part of a page whose code comes later; use it instead of React's `lazy`, under which a part that can't be fetched
 * takes the whole page with it, and what the shopper has typed. A silent part is one that nobody has asked for.
 */
export function lazyPart<T extends Part>(load: () => Promise<{ default: T }>, { silent = false } = {}) {
  return lazy(() => untilLoaded(load, silent));
}
