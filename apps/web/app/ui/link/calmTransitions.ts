/**
 * React Router starts the view transitions of our links and leaves their `ready` alone, which fails when nothing can be shown: the
 * page is hidden by then, or its window changes. The page itself has changed all the same, so nobody needs to hear of it.
 */
export function calmTransitions(document: Pick<Document, 'startViewTransition'>): void {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(forgive);
    return transition;
  };
}

/** Only what says that there was nothing to show. */
export function forgive(error: unknown): void {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return;
  throw error;
}
