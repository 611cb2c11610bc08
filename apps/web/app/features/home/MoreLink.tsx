import { Icon } from '../../ui/icon/Icon.tsx';
import { QuickLink } from '../../ui/link/QuickLink.tsx';

interface MoreLinkProps {
  to: string;
  children: string;
}

/** From a block of the home page to the page that has all of it. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <QuickLink to={to}>
      {children}
      <Icon name="forward" size={14} />
    </QuickLink>
  );
}
