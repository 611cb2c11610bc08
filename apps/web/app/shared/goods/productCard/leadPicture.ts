import type { MouseEvent } from 'react';

/**
 * Marks the pressed card: its picture becomes the product's large one in the transition to its page. Only one element
 * may bear the name of a transition, so former marks go. Set by hand, because React Router knows a transition's path but
 * not its query, which is all that tells one product from another.
 */
export function leadPicture({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  for (const marked of document.querySelectorAll('[data-leading]')) marked.removeAttribute('data-leading');
  currentTarget.dataset['leading'] = '';
}
