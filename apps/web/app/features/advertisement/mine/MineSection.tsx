import { Suspense } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import type { Booking } from '../adQueries.ts';
import type { Draft } from '../Draft.ts';
import type { MyBookings as My } from '../useMyBookings.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './MineSection.module.css';

const MyBookings = lazyPart(() => import('./MyBookings.tsx'));

interface MineSectionProps {
  my: My;
  onRepeat: (booking: Booking, draft: Draft) => void;
}

/** 我的投放; a visitor reads what would be here. */
export function MineSection({ my, onRepeat }: MineSectionProps) {
  const { user } = my;
  return (
    <section id="mine" className={styles['section']} aria-labelledby="mineTitle" tabIndex={-1}>
      <SectionHead id="mineTitle" title="我的投放" lead={leadOf(my)}>
        {(my.total ?? 0) > 0 && <ExportButton />}
      </SectionHead>
      {user === null ? (
        <div className={styles['guest']}>
          <p>
            <b>登录后预订</b>
            用一家已通过的商户，从余额付。审核、展示和点击都在这里看。
          </p>
          <LoginLink className={styles['login']} anchor="mine">
            登录
          </LoginLink>
        </div>
      ) : (
        <Suspense fallback={<div className={styles['coming']} data-loading="true" />}>
          <MyBookings my={{ ...my, user }} onRepeat={onRepeat} />
        </Suspense>
      )}
    </section>
  );
}

/** 知夏小铺，4 次; of several businesses only how many. */
function leadOf({ items, total }: My): string {
  if (!total) return '订下以后在这里看审核和每天的数';
  const names = new Set(items.map(({ advertiser }) => advertiser));
  const [only] = names;
  return names.size === 1 ? `${only}，${formatCount(total)} 次` : `${formatCount(total)} 次`;
}
