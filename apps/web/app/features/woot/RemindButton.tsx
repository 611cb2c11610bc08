import { LoginLink } from '../../shared/people/login/LoginLink.tsx';
import type { Deal } from '../../shared/woot/Deal.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './RemindButton.module.css';
import { useRemind } from './useRemind.ts';
import type { Own } from './useMyWoot.ts';

interface RemindButtonProps {
  view: { readonly deal: Pick<Deal, 'id' | 'title'>; readonly isReminded: boolean };
  woot: Pick<Own, 'isGuest' | 'refresh'>;
  look: 'large' | 'card';
  label: string;
}

/** One notice, when there is a reason for it. Once set it stays until then. */
export function RemindButton({ view: { deal, isReminded }, woot, look, label }: RemindButtonProps) {
  const { isSending, remind } = useRemind(deal.id, woot.refresh);
  const name = `${label}，${deal.title}`;
  const className = `${styles['button']} ${styles[look]}`;
  if (woot.isGuest) {
    return (
      <LoginLink className={className} label={name}>
        <Icon name="bell" size={16} />
        {label}
      </LoginLink>
    );
  }
  const isOff = isSending || isReminded;
  return (
    <button
      type="button"
      className={`${className} ${isReminded ? styles['set'] : ''}`}
      aria-label={isReminded ? `已设提醒，${deal.title}` : name}
      aria-disabled={isOff || undefined}
      aria-busy={isSending || undefined}
      onClick={isOff ? undefined : () => void remind()}
    >
      <Icon name={isReminded ? 'check' : 'bell'} size={16} />
      {isReminded ? '已设提醒' : label}
    </button>
  );
}
