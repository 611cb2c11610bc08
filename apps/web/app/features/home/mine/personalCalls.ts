import { apiClient } from '../../../session/apiClient.ts';
import type { Menu, Mine } from './Mine.ts';

export async function readMine(): Promise<Mine> {
  return await apiClient.call('homeMine', {}, { silent: true });
}

export async function readMenu(): Promise<Menu> {
  return await apiClient.call('userMenu', {}, { silent: true });
}
