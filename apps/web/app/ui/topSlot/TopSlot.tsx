import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from '../hydration/useBrowserValue.ts';
import { topSlots } from './topSlots.ts';

interface TopSlotProps {
  /** note: beside the title; action: at the right, in the place of the search. */
  slot: keyof typeof topSlots;
  children: ReactNode;
}

/** A page's addition to the phone's top bar, which exists before the page does and so never moves. */
export function TopSlot({ slot, children }: TopSlotProps) {
  const place = useBrowserValue(() => document.getElementById(topSlots[slot]), null);
  return place && createPortal(children, place);
}
