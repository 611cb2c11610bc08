import type { Answer, Contract } from '@jiwu/contract';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { endConsent } from '../../../session/consentDue.ts';

type DueConsents = Answer<Contract['userConsentDue']>['due'];
type Loaded = { readonly state: 'loading' | 'failed' } | { readonly state: 'here'; readonly due: DueConsents };

/** Which documents are to be agreed to. When there are none, because another tab was faster, nobody is asked any more. */
export function useDueConsents(): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isLeft = false;
    apiClient.call('userConsentDue', {}, { silent: true }).then(
      ({ due }) => {
        if (isLeft) return;
        if (due.length === 0) endConsent();
        else setLoaded({ state: 'here', due });
      },
      () => {
        if (!isLeft) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [turn]);
  return {
    loaded,
    retry() {
      setLoaded({ state: 'loading' });
      setTurn(turn + 1);
    },
  };
}
