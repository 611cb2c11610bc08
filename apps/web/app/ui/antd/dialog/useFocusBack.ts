import { useEffect, useState } from 'react';

/** Returns the focus to the element that opened the dialog. A dialog that simply disappears would lose it. */
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
