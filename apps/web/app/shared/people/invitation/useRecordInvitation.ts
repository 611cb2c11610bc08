import { rules } from '@jiwu/contract/rules';
import { useEffect } from 'react';
import { userCache } from '../../../session/userCache.ts';
import { whenIdle } from '../../../session/whenIdle.ts';

const KEPT = 'invitationVisit';

/**
 * A shared product link names its sender: the shop keeps the invitation for this browser, as it does at /register, until the
 * visitor registers. Told once in a visit, when the page is idle.
 */
export function useRecordInvitation(code: string | null): void {
  useEffect(() => {
    if (code === null || !rules.invitationCodePattern.test(code.toUpperCase())) return;
    if (userCache.get().isLoggedIn) return;
    // Not cancelled when the user leaves the page: a visitor who registers at once was invited all the same.
    whenIdle(() => void tell(code));
  }, [code]);
}

async function tell(code: string): Promise<void> {
  try {
    if (sessionStorage.getItem(KEPT) === code) return;
    sessionStorage.setItem(KEPT, code);
    const { apiClient } = await import('../../../session/apiClient.ts');
    await apiClient.call('invitationVisit', { body: { code } }, { silent: true });
  } catch {
    // A code that means nothing, a network that fails, a storage that is forbidden: nothing of the page depends on it.
  }
}
