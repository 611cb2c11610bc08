interface Waiting {
  readonly visitor: string;
  readonly go: () => void;
}

interface RenderLineOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** Of those who wait, so many may come from one address. */
  readonly perVisitor: number;
}

interface Asked {
  readonly visitor: string;
  /** Someone has wanted it before: those have a line of their own, which goes first. */
  readonly isKnown: boolean;
}

/** Whoever has to be told to come again. */
export class TooManyRendersError extends Error {}

/**
 * Rendering takes the whole process, so a few pages are made at a time and some wait. Endless new addresses fill their own line: pages that
 * people come back to are made before them.
 */
export function createRenderLine(options: RenderLineOptions): <T>(asked: Asked, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const lines = { known: new Set<Waiting>(), others: new Set<Waiting>() };

  function next(): void {
    for (const line of [lines.known, lines.others]) {
      for (const one of line) {
        line.delete(one);
        one.go();
        return;
      }
    }
    running -= 1;
  }

  async function wait({ visitor, isKnown }: Asked): Promise<void> {
    const line = isKnown ? lines.known : lines.others;
    const ofVisitor = [...line].filter((one) => one.visitor === visitor).length;
    if (line.size >= options.maxWaiting || ofVisitor >= options.perVisitor) throw new TooManyRendersError();
    await new Promise<void>((resolve, reject) => {
      const one: Waiting = {
        visitor,
        go() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.delete(one);
        reject(new TooManyRendersError());
      }, options.maxWaitMs);
      line.add(one);
    });
  }

  return async (asked, work) => {
    if (running >= options.atOnce) await wait(asked);
    else running += 1;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
