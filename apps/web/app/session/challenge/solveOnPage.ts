import { createSolver } from '@jiwu/challenge';
import { nextTask } from '../nextTask.ts';

/** A few milliseconds on a slow phone: typing and scrolling go on in between. */
const HASHES_AT_ONCE = 5000;

/** On the page's own thread, a little at a time. */
export async function solveOnPage(challenge: string): Promise<string> {
  const work = createSolver(challenge);
  for (;;) {
    const proof = work(HASHES_AT_ONCE);
    if (proof !== null) return proof;
    await nextTask();
  }
}
