/** A place in the queue for expensive work, and then for the work itself. Whoever has one runs or drops it. */
export interface Place {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly drop: () => void;
}

interface RankRule {
  /** Of this rank at the same time. */
  readonly atOnce: number;
  /** Waiting or running. */
  readonly places: number;
}

export interface Places<R extends string> {
  /** Null: there are too many of this rank already. */
  readonly claim: (rank: R) => Place | null;
  /** How many of a rank have a place and are not running. */
  readonly countWaiting: (rank: R) => number;
}

/**
 * Runs expensive work a few at a time; those of an earlier rank go first, however long the others have waited. `ranks`: in that order.
 */
export function createRankedPlaces<R extends string>(options: {
  readonly atOnce: number;
  readonly ranks: Readonly<Record<R, RankRule>>;
}): Places<R> {
  const ranks = Object.entries<RankRule>(options.ranks).map(([name, rule]) => ({
    name,
    rule,
    claimed: 0,
    running: 0,
    waiting: [] as (() => void)[],
  }));
  const rankOf = (name: R) => ranks.find((rank) => rank.name === name) as (typeof ranks)[number];
  let running = 0;

  function admitNext(): void {
    for (const rank of ranks) {
      while (running < options.atOnce && rank.running < rank.rule.atOnce) {
        const next = rank.waiting.shift();
        if (!next) break;
        running += 1;
        rank.running += 1;
        next();
      }
    }
  }

  return {
    claim(name) {
      const rank = rankOf(name);
      if (rank.claimed >= rank.rule.places) return null;
      rank.claimed += 1;
      return {
        async run(work) {
          await new Promise<void>((resolve) => {
            rank.waiting.push(resolve);
            admitNext();
          });
          try {
            return await work();
          } finally {
            running -= 1;
            rank.running -= 1;
            rank.claimed -= 1;
            admitNext();
          }
        },
        drop() {
          rank.claimed -= 1;
        },
      };
    },
    countWaiting: (name) => rankOf(name).claimed - rankOf(name).running,
  };
}
