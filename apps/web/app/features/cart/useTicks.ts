import { useState } from 'react';

/** Managing on phones: what is ticked to be taken out, apart from what is chosen to be bought. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  return {
    /** Null while nobody is managing. */
    ticked,
    begin: () => setTicked(new Set()),
    end: () => setTicked(null),
    tick(id: string, isTicked: boolean) {
      const next = new Set(ticked);
      if (isTicked) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    tickOnly: (ids: readonly string[]) => setTicked(new Set(ids)),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
