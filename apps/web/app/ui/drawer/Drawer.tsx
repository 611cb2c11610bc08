import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Takes the place of the title's line, for a head with a picture; `title` still names the drawer. */
  head?: ReactNode;
  /** As high as a sheet may be from the start: for what grows while it is read, which would push all above it upwards. */
  isTall?: boolean;
}

/**
 * A sheet from below on phones, a panel at the right on wide screens. It is open while it is rendered. The browser's
 * own dialog keeps the focus inside, gives it back, makes the page behind unreachable, and closes by Esc and by a phone's Back.
 */
export function Drawer({ title, onClose, children, footer, head, isTall = false }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Only the backdrop is the dialog itself: its content covers the rest.
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The keyboard's way out is Esc, which the dialog handles; pressing beside it is for the mouse and the finger.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['drawer']}
      data-tall={isTall || undefined}
      aria-labelledby={titleId}
      onClick={closeFromOutside}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles['sheet']}>
        <div className={head ? styles['headed'] : styles['head']}>
          {head}
          <h2 id={titleId} className={head ? styles['hidden'] : undefined}>
            {title}
          </h2>
          <button type="button" aria-label="关闭" onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </div>
        {/* Scrolls, so the keyboard must be able to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}
