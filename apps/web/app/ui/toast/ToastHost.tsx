import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './ToastHost.module.css';
import { dismissToast, dismissToastsTo, type ToastMessage, useToasts } from './toastStore.ts';

const icons: Readonly<Record<ToastMessage['kind'], IconName>> = { success: 'tick', error: 'info', info: 'info' };

/** Errors stay longer: they name the next step, which takes time to read. */
const shownMs: Readonly<Record<ToastMessage['kind'], number>> = { success: 3000, error: 6000, info: 4000 };

/** Time enough to notice the action, such as undo, and to reach it. */
const ACTION_MS = 8000;

/** Where one message stands at a time, the others behind it: see the style sheet. */
const PHONE = '(max-width: 767px)';

/** Stands once, in the root. Its live regions exist before any message does, or readers would miss the first. */
export function ToastHost() {
  const shown = useToasts((state) => state.shown);
  const { pathname } = useLocation();
  useEffect(() => dismissToastsTo(pathname), [pathname]);
  const newest = shown.at(-1);
  const toasts = (urgent: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => <Toast key={toast.id} {...toast} isNewest={toast === newest} />);
  return (
    <div className={styles['host']}>
      <div role="status" aria-live="polite">
        {toasts(false)}
      </div>
      <div role="alert" aria-live="assertive">
        {toasts(true)}
      </div>
    </div>
  );
}

function Toast({ id, kind, text, action, isNewest }: ToastMessage & { id: number; isNewest: boolean }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Time runs for what can be seen: an undo behind a newer message is not lost.
    if (held || (!isNewest && matchMedia(PHONE).matches)) return undefined;
    const timer = setTimeout(() => dismissToast(id), action ? ACTION_MS : shownMs[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind, action, isNewest]);
  return (
    <div
      className={styles['toast']}
      data-kind={kind}
      data-newest={isNewest}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="关闭提示" onClick={() => dismissToast(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
