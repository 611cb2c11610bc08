import type { ReactNode } from 'react';
import { LightLink } from '../link/LightLink.tsx';

interface ChoiceLinkProps {
  /** The page as it will be. */
  to: string;
  isOn: boolean;
  /** How many there are with this choice, as written. */
  note?: string | undefined;
  /** There is nothing with this choice: it cannot be chosen, unless it is. */
  isEmpty?: boolean;
  /** On wide screens the filters stand beside the list, and one goes on choosing where one is. */
  keepScroll?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One choice of a filter: a link, so that it works without script and can be opened elsewhere. */
export function ChoiceLink(props: ChoiceLinkProps) {
  const { to, isOn, note, isEmpty = false, keepScroll = false, className, children } = props;
  const number = note !== undefined && <small>{note}</small>;
  if (isEmpty && !isOn) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {children}
        {number}
      </span>
    );
  }
  return (
    <LightLink
      className={className}
      to={to}
      replace
      preventScrollReset={keepScroll}
      aria-current={isOn ? 'true' : undefined}
      rel="nofollow"
    >
      {children}
      {number}
    </LightLink>
  );
}
