import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../icon/Icon.tsx';
import styles from './BackLink.module.css';

/** Goes back inside the shop; a visitor who entered the shop on this page goes home, also without scripts. */
export function BackLink() {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Link className={styles['back']} to="/" aria-label="返回" onClick={goBack}>
      <Icon name="back" size={22} />
    </Link>
  );
}
