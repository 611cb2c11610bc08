import { useState } from 'react';

/** Managing on phones: the lines ticked for removal, apart from those chosen for purchase. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  return {
    /** Null while not managing. */
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
