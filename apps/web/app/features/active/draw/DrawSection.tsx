import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { formatCount } from '../../../format/formatCount.ts';
import type { Drawn } from '../ActiveData.ts';
import { activeQueries } from '../activeQueries.ts';
import { periodWords } from '../periodWords.ts';
import { Section } from '../Section.tsx';
import type { SectionFacts } from '../SectionFacts.ts';
import { useMember } from '../../../session/useMember.ts';
import { DrawPanel } from './DrawPanel.tsx';
import styles from './DrawSection.module.css';

const MyDraws = lazyPart(() => import('./mine/MyDraws.tsx'));
const ClaimDialog = lazyPart(() => import('./mine/ClaimDialog.tsx'));

/** The open drawer: the user's records, or the address for won goods. */
type Over = 'records' | Drawn | null;

/** The running period: prizes, drawing, and how anyone can verify it. */
export function DrawSection({ activity, anchor, page }: SectionFacts) {
  const member = useMember();
  const query = useQuery({ ...activeQueries.draw(member ?? ''), enabled: member !== null });
  const { revalidate, state } = useRevalidator();
  const [over, setOver] = useState<Over>(null);
  const draw = query.data ?? page.draw;
  const period = draw?.period ?? null;
  const close = () => setOver(null);
  return (
    <Section
      anchor={anchor}
      title={activity.title}
      note={period && `第 ${formatCount(period.number)} 期，${periodWords(period.startsAt, period.endsAt)}`}
      aside={
        <>
          {member !== null && <TextButton onClick={() => setOver('records')}>我的记录</TextButton>}
          {!page.isOne && <LightLink to={`/active?id=${activity.id}`}>活动规则</LightLink>}
        </>
      }
    >
      {draw === null && !(member !== null && query.isPending) && (
        <LoadFailed
          text="抽奖没有加载出来，您的次数都还在。"
          retrying={query.isFetching || state === 'loading'}
          onRetry={() => void (member === null ? revalidate() : query.refetch())}
        />
      )}
      {draw !== null && period === null && <p className={styles['none']}>下一期还在准备，公布后会写在这里。</p>}
      {draw !== null && period !== null && (
        <DrawPanel
          key={member}
          draw={draw}
          period={period}
          anchor={anchor}
          isExplained={page.isOne}
          onClaim={setOver}
          onList={() => setOver('records')}
        />
      )}
      {over === 'records' && member !== null && (
        <Suspense>
          <MyDraws member={member} onClaim={setOver} onClose={close} />
        </Suspense>
      )}
      {over !== null && over !== 'records' && (
        <Suspense fallback={<DialogComing />}>
          <ClaimDialog drawn={over} onClose={close} />
        </Suspense>
      )}
    </Section>
  );
}
