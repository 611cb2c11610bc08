import { userCache } from '../../session/userCache.ts';
import { loadClient } from './activeQueries.ts';

/** Integral, draws and balance have moved: other pages show them from the user's record. */
export async function renewOperator(): Promise<void> {
  try {
    userCache.update(await (await loadClient()).call('userSelf', {}, { silent: true }));
  } catch {
    // It is renewed with the next visit.
  }
}
