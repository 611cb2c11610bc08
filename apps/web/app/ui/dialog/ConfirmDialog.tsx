import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** The consequence of confirming. */
  text: string;
  confirm: { label: string; busyLabel: string; onPress: () => void };
  isBusy: boolean;
  problem: string | null;
  onClose: () => void;
}

/** One question before an irreversible action. It is open while it is rendered; Esc says no. */
export function ConfirmDialog({ title, text, confirm, isBusy, problem, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <FormProblem text={problem} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>先不</Button>
        <Button look="filled" busy={isBusy} onClick={confirm.onPress}>
          {isBusy ? confirm.busyLabel : confirm.label}
        </Button>
      </div>
    </dialog>
  );
}
