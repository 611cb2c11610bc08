import { Link } from 'react-router';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  to: string;
  /** One filled button per view; everything else is outlined. */
  look?: 'filled' | 'outlined';
  children: string;
}

export function ButtonLink({ to, look = 'outlined', children }: ButtonLinkProps) {
  return (
    <Link className={look === 'filled' ? styles['filled'] : styles['outlined']} to={to} prefetch="intent">
      {children}
    </Link>
  );
}
