import type { Menu } from './Mine.ts';
import { usePersonal } from './usePersonal.ts';

/** How many things wait for the present user in each place, and how many there are. */
export function useMenu(): Menu | null {
  return usePersonal(loadMenu);
}

async function loadMenu(): Promise<Menu> {
  const { readMenu } = await import('./personalCalls.ts');
  return await readMenu();
}
