import { solveInWorker } from './solveInWorker.ts';
import { solveOnPage } from './solveOnPage.ts';
import { useChallengeStatus } from './useChallengeStatus.ts';

/** Work that takes less is not worth a word: the button says already that something is under way. */
const SILENT_MS = 400;

/** Does the work that the shop asks for, away from the page's own thread where that can be had, and says so when it takes a while. */
export async function solveChallenge(challenge: string): Promise<string> {
  const timer = setTimeout(() => useChallengeStatus.setState({ isWorking: true }), SILENT_MS);
  try {
    return await solveInWorker(challenge).catch(() => solveOnPage(challenge));
  } catch {
    throw new Error('安全验证没有完成，请再试一次');
  } finally {
    clearTimeout(timer);
    useChallengeStatus.setState({ isWorking: false });
  }
}
