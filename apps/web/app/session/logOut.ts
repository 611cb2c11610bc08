import { showToast } from '../ui/toast/toastStore.ts';
import { apiClient } from './apiClient.ts';
import { userCache } from './userCache.ts';

/** Ends the login. A user who leaves a foreign computer must be logged out even when the server can't be reached. */
export async function logOut(goHome: () => unknown): Promise<void> {
  const told = await apiClient.call('userLogout', {}, { inline: true }).then(
    () => true,
    () => false,
  );
  // First away from the protected page: its guard would ask for a login.
  await goHome();
  userCache.clear();
  showToast(
    told
      ? { kind: 'success', text: '已退出登录' }
      : { kind: 'info', text: '这台设备已退出。网络没有连上，其他设备上可在「登录设备」里查看' },
  );
}
