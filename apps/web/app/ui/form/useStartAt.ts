import { useEffect } from 'react';

/** A dialog that is being opened is hidden for a frame or two; whatever cannot be seen by then is not waited for. */
const MOST_FRAMES = 30;

/**
 * Puts the cursor into the field that a dialog was opened for. At first it takes no focus, being hidden yet, and the dialog would
 * give it to its ×.
 */
export function useStartAt(find: () => HTMLElement | null | undefined, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frames = 0;
    let next = 0;
    const start = () => {
      const field = find();
      field?.focus({ preventScroll: true });
      frames += 1;
      if (document.activeElement !== field && frames < MOST_FRAMES) next = requestAnimationFrame(start);
    };
    start();
    return () => cancelAnimationFrame(next);
    // Once, where it appears: whoever goes elsewhere later is not called back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
