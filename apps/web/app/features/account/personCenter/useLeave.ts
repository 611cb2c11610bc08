import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../../../session/logOut.ts';

/** Logging out from the user's own page, which then is not the user's any more. */
export function useLeave(): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  function leave() {
    setLeaving(true);
    void logOut(() => navigate('/'));
  }
  return { leaving, leave };
}
