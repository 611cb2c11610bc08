import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useConsentDue } from '../../session/consentDue.ts';
import { useUserCache } from '../../session/userCache.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';

const ConsentDialog = lazyPart(() => import('../../shared/people/consent/ConsentDialog.tsx'), { silent: true });

/** Here the documents are read: nothing may lie over them. */
const DOCUMENTS = new Set(['/serviceTerms', '/privacyPolicy']);

/** Asks a user who has yet to agree to a new version; everyone else loads nothing of it. */
export function ConsentHost() {
  const member = useUserCache(({ isLoggedIn, operator }) => (isLoggedIn ? operator.invitationCode : null));
  const isAsked = useConsentDue((state) => state.isAsked && state.member === member);
  const { pathname } = useLocation();
  if (!isAsked || DOCUMENTS.has(pathname)) return null;
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  );
}
