import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { encodeFrom } from '../../../session/from.ts';
import { useWholeSearch } from '../../../session/useWholeSearch.ts';

interface LoginLinkProps {
  /** The part of the page to come back to, where it has parts. */
  anchor?: string;
  className?: string | undefined;
  /** Where the words alone do not say enough. */
  label?: string;
  children: ReactNode;
}

/** An action that needs a login leads to the login page, and back to this place. */
export function LoginLink({ anchor, className, label, children }: LoginLinkProps) {
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const from = encodeFrom(`${pathname}${search}${anchor ? `#${anchor}` : ''}`);
  return (
    <Link className={className} to={`/login?from=${encodeURIComponent(from)}`} aria-label={label}>
      {children}
    </Link>
  );
}
