import { create } from 'zustand';
import { userCache } from './userCache.ts';

interface ConsentDue {
  /** The user who has yet to agree to a document in force, by invitation code; null when nobody does. */
  member: string | null;
  /** They are being asked, and have not put it off. */
  isAsked: boolean;
}

export const useConsentDue = create<ConsentDue>()(() => ({ member: null, isAsked: false }));

/** The shop has said that the user owes consent. Once per load of the page, and again when that is why something was refused. */
export function askForConsent(isRefused: boolean): void {
  const member = userCache.get().operator.invitationCode;
  if (isRefused || useConsentDue.getState().member !== member) useConsentDue.setState({ member, isAsked: true });
}

export function putOffConsent(): void {
  useConsentDue.setState({ isAsked: false });
}

export function endConsent(): void {
  useConsentDue.setState({ member: null, isAsked: false });
}
