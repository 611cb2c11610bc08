import { useEffect, useState } from 'react';

/** Whoever opened the dialog goes on where they were. A dialog that is simply taken away would leave them nowhere. */
export function useFocusBack(isOpen: boolean): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [isOpen, opener]);
}
