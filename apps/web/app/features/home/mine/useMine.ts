import type { Mine } from './Mine.ts';
import { usePersonal } from './usePersonal.ts';

/** What waits for the present user, and what is new about what they like. */
export function useMine(): Mine | null {
  return usePersonal(loadMine);
}

async function loadMine(): Promise<Mine> {
  const { readMine } = await import('./personalCalls.ts');
  return await readMine();
}
