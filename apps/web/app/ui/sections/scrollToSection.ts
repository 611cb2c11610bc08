import type { MouseEvent } from 'react';

/**
 * Goes to a part of the page without an entry in the history, so that the way back leads to where one came from. The
 * keyboard goes along. Without scripts the link does the same by itself.
 */
export function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
