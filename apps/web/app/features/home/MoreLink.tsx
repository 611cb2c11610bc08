import { Link } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';

interface MoreLinkProps {
  to: string;
  children: string;
}

/** From a block of the home page to the page that has all of it. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} prefetch="intent">
      {children}
      <Icon name="forward" size={14} />
    </Link>
  );
}
