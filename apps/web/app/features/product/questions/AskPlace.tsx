import { Suspense, useState } from 'react';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './AskPlace.module.css';

interface AskPlaceProps {
  productId: string;
  isGuest: boolean;
  onAsked: () => void;
}

const AskForm = lazyPart(() => import('./AskForm.tsx'));

/** 我要提问: a button that becomes the form; visitors log in first. */
export function AskPlace({ productId, isGuest, onAsked }: AskPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  if (isGuest) {
    return (
      <LoginLink anchor="questions" className={styles['login']}>
        登录后提问
      </LoginLink>
    );
  }
  if (isOpen) {
    return (
      <Suspense>
        <AskForm productId={productId} onAsked={onAsked} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles['ask']}>
      <Button onClick={() => setOpen(true)}>我要提问</Button>
    </div>
  );
}
