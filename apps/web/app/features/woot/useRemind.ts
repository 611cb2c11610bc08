import { useState } from 'react';
import { showToast } from '../../ui/toast/toastStore.ts';

interface Reminding {
  readonly isSending: boolean;
  readonly remind: () => Promise<void>;
}

/** Asks to be told once of a deal. Asking twice changes nothing. */
export function useRemind(dealId: string, onDone: () => void): Reminding {
  const [isSending, setSending] = useState(false);
  async function remind() {
    if (isSending) return;
    setSending(true);
    try {
      const { wootCalls } = await import('./wootCalls.ts');
      await wootCalls.remind(dealId);
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : '没有设好，请再试一次' });
    }
    // Also after a refusal: a piece may have come back just now.
    onDone();
    setSending(false);
  }
  return { isSending, remind };
}
