import { create } from 'zustand';
import type { Answer, Contract } from '@jiwu/contract';

export type StaffMember = Answer<Contract['staffLogin']>['staff'];

interface StaffSession {
  readonly token: string;
  readonly staff: StaffMember;
  readonly expiresAt: string;
}

const KEY = 'STAFF_CACHE';

interface SessionState {
  readonly session: StaffSession | null;
  /** Why the last session ended, said on the login page. */
  readonly endedBecause: 'idle' | 'ended' | null;
}

export const useStaffSession = create<SessionState>(() => ({ session: read(), endedBecause: null }));

export function keepSession(session: StaffSession): void {
  localStorage.setItem(KEY, JSON.stringify(session));
  useStaffSession.setState({ session, endedBecause: null });
}

export function dropSession(because: SessionState['endedBecause']): void {
  localStorage.removeItem(KEY);
  // Several answers may say so at once: the first one's reason stays.
  useStaffSession.setState(({ session, endedBecause }) => ({
    session: null,
    endedBecause: session ? because : endedBecause,
  }));
}

/** Another tab signed in or out. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) useStaffSession.setState({ session: read(), endedBecause: null });
});

function read(): StaffSession | null {
  const text = localStorage.getItem(KEY);
  if (!text) return null;
  try {
    const session = JSON.parse(text) as StaffSession;
    return new Date(session.expiresAt) > new Date() ? session : null;
  } catch {
    return null;
  }
}
