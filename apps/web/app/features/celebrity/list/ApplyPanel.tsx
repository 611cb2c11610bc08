import { Suspense, useState } from 'react';
import { useOwn } from '../../../shared/claims/useOwn.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { applicationWords } from '../apply/applicationWords.ts';
import type { OwnApplications } from '../apply/applyCalls.ts';
import styles from './ApplyPanel.module.css';

const OwnPicksDrawer = lazyPart(() => import('../own/OwnPicksDrawer.tsx'));
const ApplyDrawer = lazyPart(() => import('../apply/ApplyDrawer.tsx'));

const terms = [
  ['推荐自己在用的', '有佣金的在售商品都可以推荐，好处、缺点、用了多久都要写。'],
  ['佣金由集物付', '别人从您的主页买，按商品的比例得佣金，不加在买的人的价格里。'],
  ['都标广告', '能带来佣金的地方由集物自动标明，不用您写。'],
] as const;

/** 成为达人: what it means, and the application. */
export function ApplyPanel() {
  const { isGuest, mine, refresh } = useOwn(askMine);
  const [open, setOpen] = useState<'form' | 'picks' | null>(null);
  const { text, action, label } = applicationWords(mine);

  async function withdraw(id: string) {
    try {
      const { applyCalls } = await import('../apply/applyCalls.ts');
      await applyCalls.withdraw(id);
      showToast({ kind: 'success', text: '申请已撤回' });
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : '没有撤回，请再试一次' });
    }
    refresh();
  }

  return (
    <div className={styles['apply']} id="apply">
      <Panel title="成为达人">
        <dl className={styles['terms']}>
          {terms.map(([title, words]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['act']}>
          {isGuest && (
            <LoginLink className={styles['login']} anchor="apply">
              登录后申请
            </LoginLink>
          )}
          {!isGuest && action === 'apply' && <Button onClick={() => setOpen('form')}>{label}</Button>}
          {!isGuest && action === 'withdraw' && mine?.newest && (
            <Button onClick={() => void withdraw(mine.newest?.id ?? '')}>{label}</Button>
          )}
          {!isGuest && action === 'manage' && <Button onClick={() => setOpen('picks')}>{label}</Button>}
          <p>{text}</p>
        </div>
      </Panel>
      {open === 'picks' && (
        <Suspense>
          <OwnPicksDrawer onChanged={() => undefined} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'form' && (
        <Suspense>
          <ApplyDrawer
            onClose={() => setOpen(null)}
            onSent={() => {
              setOpen(null);
              showToast({ kind: 'success', text: '申请已提交，有结果会告诉您' });
              refresh();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

async function askMine(signal: AbortSignal): Promise<OwnApplications> {
  const { applyCalls } = await import('../apply/applyCalls.ts');
  return await applyCalls.mine(signal);
}
