import { apiClient } from '../../session/apiClient.ts';
import type { Followed, MyCelebrities } from './Celebrity.ts';

/** The calls that need a logged-in user, and the API client with them: loaded apart from the page, which guests read without. */
export const celebrityCalls = {
  async mine(signal: AbortSignal): Promise<MyCelebrities> {
    return await apiClient.call('celebrityMine', {}, { silent: true, signal });
  },

  async follow(id: string, wantsNews: boolean): Promise<Followed> {
    return await apiClient.call('celebrityFollow', { params: { id }, body: { wantsNews } }, { silent: true });
  },

  async unfollow(id: string): Promise<Followed> {
    return await apiClient.call('celebrityUnfollow', { params: { id } }, { silent: true });
  },
};
