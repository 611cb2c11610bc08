import { Suspense, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import { formatCount } from '../../../../format/formatCount.ts';
import type { Drawn } from '../../ActiveData.ts';
import { LoginLink } from '../../../../shared/people/login/LoginLink.tsx';
import { useMember } from '../../../../session/useMember.ts';
import type { OpenPeriod } from './recompute.ts';
import { useRecomputeAll } from './useRecomputeAll.ts';
import styles from './VerifyActions.module.css';
import { VerifyLines } from './VerifyLines.tsx';

const NonceDrawer = lazyPart(() => import('./NonceDrawer.tsx'));

interface VerifyActionsProps {
  /** Draws whose secret is revealed. */
  checkable: readonly Drawn[];
  periodOf: ReadonlyMap<string, OpenPeriod>;
  nonce: string | null;
  anchor: string;
}

export function VerifyActions({ checkable, periodOf, nonce, anchor }: VerifyActionsProps) {
  const member = useMember();
  const [isChanging, setChanging] = useState(false);
  const all = useRecomputeAll(checkable, periodOf);
  if (member === null) {
    return (
      <p className={styles['actions']}>
        <LoginLink anchor={anchor} className={styles['login']}>
          登录后重算我的抽奖
        </LoginLink>
      </p>
    );
  }
  return (
    <>
      <div className={styles['actions']}>
        {checkable.length > 0 ? (
          <Button busy={all.isRunning} onClick={() => void all.run()}>
            {all.isRunning ? '正在重算' : `在浏览器里重算我的 ${formatCount(checkable.length)} 次`}
          </Button>
        ) : (
          <span>您抽过的那一期结束、密钥公布后，可以在这里逐次重算。</span>
        )}
        {nonce !== null && (
          <span className={styles['nonce']}>
            我的随机数 <code>{nonce}</code>
            <TextButton onClick={() => setChanging(true)}>换一个随机数</TextButton>
          </span>
        )}
      </div>
      <VerifyLines all={all} />
      {isChanging && nonce !== null && (
        <Suspense>
          <NonceDrawer member={member} nonce={nonce} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
