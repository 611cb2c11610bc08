import type { Answer, Contract } from '@jiwu/contract';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { endConsent, putOffConsent } from '../../../session/consentDue.ts';

export type DueConsents = Answer<Contract['userConsentDue']>['due'];

/** Which documents are to be agreed to; null until that is known. When it can't be asked, the user is asked another time. */
export function useDueConsents(): DueConsents | null {
  const [loaded, setLoaded] = useState<DueConsents | null>(null);
  useEffect(() => {
    let isLeft = false;
    apiClient.call('userConsentDue', {}, { silent: true }).then(
      ({ due }) => {
        if (isLeft) return;
        // Another tab was faster.
        if (due.length === 0) endConsent();
        else setLoaded(due);
      },
      () => {
        if (!isLeft) putOffConsent();
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return loaded;
}
