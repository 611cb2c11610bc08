import { apiClient } from '../../../session/apiClient.ts';
import { addToHistory } from './searchHistory.ts';

/** Once per search: this browser remembers it, and the shop counts it for the hot words. */
export function recordSearch(keyword: string): void {
  addToHistory(keyword);
  // Not awaited, and a lost count does no harm: `silent` keeps errors from being shown.
  apiClient.call('resourceSearched', { body: { keyword } }, { silent: true }).catch(() => undefined);
}
