import type { Child } from './spawnChild.ts';

export interface Supervisor {
  /** Resolves, with the reason and the last lines of output, when a child ends unexpectedly. */
  readonly died: Promise<string>;
  readonly watch: (child: Child) => void;
  /** Work to be undone at the end; the last is undone first. */
  readonly onStop: (undo: () => Promise<void> | void) => void;
  /** Waits for the work, but stops waiting when a child ends or the user interrupts. */
  readonly guard: <T>(work: Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

/** Groups processes that are started together: if one fails, the start fails, and all are ended in order. */
export function createSupervisor(signal?: AbortSignal): Supervisor {
  const undo: (() => Promise<void> | void)[] = [];
  const death = Promise.withResolvers<string>();
  let stopping: Promise<void> | undefined;

  const interrupted = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error('interrupted'));
    if (signal?.aborted) refuse();
    signal?.addEventListener('abort', refuse);
    void death.promise.then((how) => reject(new Error(how)));
  });
  interrupted.catch(() => {}); // once everything runs, nothing awaits it any more

  return {
    died: death.promise,
    watch(child) {
      void child.ended.then((how) => {
        if (!stopping) death.resolve(`${child.name} ${how}\n${child.lastLines()}`);
      });
    },
    onStop(work) {
      // Whatever came up only after the end was decided is ended at once.
      if (stopping) stopping = stopping.then(work);
      else undo.unshift(work);
    },
    guard: (work) => Promise.race([work, interrupted]),
    stop: () => (stopping ??= undoAll(undo)),
  };
}

async function undoAll(undo: readonly (() => Promise<void> | void)[]): Promise<void> {
  for (const work of undo) await work();
}
