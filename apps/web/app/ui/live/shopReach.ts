import { create } from 'zustand';
import { isNetworkFailure } from './isNetworkFailure.ts';
import { untilReached } from './untilReached.ts';

const ASK_MS = 5000;
/** Whoever is told away again at once after it was back is asked for ever more rarely. */
const LONGEST_ASK_MS = 60_000;

const useReach = create<{ isAway: boolean }>()(() => ({ isAway: false }));
let askMs = ASK_MS;
let lastBack = -Infinity;

/** Whether the shop cannot be reached: the browser has no network, or what a page asked for got no answer. */
export const useIsAway = (): boolean => useReach(({ isAway }) => isAway);
export const isShopAway = (): boolean => useReach.getState().isAway;

/** From now on the page says so, until the shop answers. */
export function tellAway(): void {
  if (isShopAway()) return;
  const isSoon = Date.now() - lastBack < 2 * askMs;
  askMs = isSoon ? Math.min(askMs * 2, LONGEST_ASK_MS) : ASK_MS;
  useReach.setState({ isAway: true });
  void untilReached(askMs, new AbortController().signal).then(() => {
    lastBack = Date.now();
    useReach.setState({ isAway: false });
  });
}

/** What a loader met: tells of it when nobody answered; a failure of the shop's own code is left to whoever caught it. */
export function tellIfAway(error: unknown): void {
  if (isNetworkFailure(error, navigator.onLine)) tellAway();
}
