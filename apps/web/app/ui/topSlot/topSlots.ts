/** Places in the phone's top bar that a page may fill: see TopSlot. */
export const topSlots = { note: 'top-note', action: 'top-action' } as const;
