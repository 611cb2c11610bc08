import { rules } from '@jiwu/contract/rules';
import { useEffect } from 'react';
import { userCache } from '../../../session/userCache.ts';

const KEPT = 'invitationVisit';

/**
 * A link to a product that somebody sent on says who sent it: the shop keeps it for this browser, as it does at /register, until
 * whoever opened it makes an account. Told once in a visit, when the page has nothing else to do.
 */
export function useRecordInvitation(code: string | null): void {
  useEffect(() => {
    if (code === null || !rules.invitationCodePattern.test(code.toUpperCase())) return;
    if (userCache.get().isLoggedIn) return;
    // Not undone when the page is left: whoever goes on to register at once was invited all the same.
    whenIdle(() => void tell(code));
  }, [code]);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 0);
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
