import { useState } from 'react';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { lookOfFirst, type ShownAction } from '../../actions/useOrderActions.tsx';
import styles from './ActionBar.module.css';

/** On phones: the likeliest at the thumb, one more beside it, the rest behind 更多. */
export function ActionBar({ actions }: { actions: readonly ShownAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first, second, ...rest] = actions;
  if (!first) return null;
  const close = () => setOpen(false);
  return (
    <div className={styles['bar']} role="group" aria-label="订单操作">
      {rest.length > 0 && <ActionButton onPress={() => setOpen(true)}>更多</ActionButton>}
      {second && <ActionButton {...pressOf(second)}>{second.label}</ActionButton>}
      <ActionButton look={lookOfFirst(first)} {...pressOf(first)}>
        {first.label}
      </ActionButton>
      {isOpen && (
        <Drawer title="更多" onClose={close}>
          <ul className={styles['more']}>
            {rest.map((action) => (
              <li key={action.name}>
                <ActionButton {...pressOf(action, close)}>{action.label}</ActionButton>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </div>
  );
}

function pressOf({ to, onPress, busy, isDone }: ShownAction, before?: () => void) {
  const press = () => {
    before?.();
    onPress?.();
  };
  return { to, busy, isDone, onPress: press };
}
