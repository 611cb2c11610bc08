import { type MouseEvent, use } from 'react';
import { LinkNavigation } from '../../ui/link/LightLink.tsx';
import styles from './TextHtml.module.css';

/** A text of the shop: HTML that the server has sanitised. Its links lead on within the shop, without a page load. */
export function TextHtml({ html }: { html: string }) {
  const navigate = use(LinkNavigation);
  function follow(event: MouseEvent<HTMLDivElement>) {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
    if (!navigate || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (!to?.startsWith('/')) return;
    event.preventDefault();
    void navigate(to);
  }
  return (
    // The links within are what is pressed, by the keyboard too: their click comes up to here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, react/no-danger
    <div className={styles['text']} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
