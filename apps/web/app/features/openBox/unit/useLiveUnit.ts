import { useEffect, useState } from 'react';
import { useLive } from '../../../api/live/useLive.ts';
import { readAnswer } from '../../../api/readAnswer.ts';
import type { Unit, UnitLive } from '../../../shared/openBox/Unit.ts';
import { useIsPast } from '../../../ui/time/useIsPast.ts';
import { unitNow } from './unitNow.ts';

/** While nothing pushes the changes, the page asks. */
const EVERY_MS = 5000;

interface LiveUnit {
  readonly unit: Unit;
  readonly connection: 'opening' | 'live' | 'lost';
}

/** A unit as it stands: it begins with the server's page, and follows the pushes and the clock. */
export function useLiveUnit(first: Unit, now: string): LiveUnit {
  const { data: pushed, connection } = useLive('unit', first.id);
  const asked = useAsked(first.id, connection === 'lost');
  const live = (connection === 'lost' ? asked : null) ?? pushed ?? first;
  const isDropDue = useIsPast(live.nextDrop?.at ?? null, now);
  const { state, lockedUntil } = live;
  const { priceFen, nextDrop } = unitNow(live, { schedule: first.schedule, isDropDue });
  const savingFen = first.newFen === null ? 0 : Math.max(0, first.newFen - priceFen);
  const savingBp = first.newFen ? Math.floor((savingFen * 10_000) / first.newFen) : 0;
  return { unit: { ...first, state, lockedUntil, priceFen, nextDrop, savingFen, savingBp }, connection };
}

function useAsked(id: string, isLost: boolean): UnitLive | null {
  const [asked, setAsked] = useState<UnitLive | null>(null);
  useEffect(() => {
    if (!isLost) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await readAnswer<UnitLive>(`/api/openBox/unit/${id}/live`, signal).catch(() => null);
      if (answer && !signal.aborted) setAsked(answer);
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
      setAsked(null);
    };
  }, [id, isLost]);
  return asked;
}
