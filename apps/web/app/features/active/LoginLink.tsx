import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { encodeFrom } from '../../session/from.ts';

interface LoginLinkProps {
  /** The part of the page to come back to. */
  anchor: string;
  className?: string | undefined;
  /** Where the words alone do not say enough. */
  label?: string;
  children: ReactNode;
}

/** What only a user can do leads to the login, and back to where it stands. */
export function LoginLink({ anchor, className, label, children }: LoginLinkProps) {
  const { pathname, search } = useLocation();
  const from = encodeFrom(`${pathname}${search}#${anchor}`);
  return (
    <Link className={className} to={`/login?from=${encodeURIComponent(from)}`} aria-label={label}>
      {children}
    </Link>
  );
}
