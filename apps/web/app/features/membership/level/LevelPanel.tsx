import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Headline } from '../Headline.tsx';
import { type Level, membershipQueries } from '../membershipQueries.ts';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { LevelBar } from './LevelBar.tsx';
import styles from './LevelPanel.module.css';
import { fallingWords, nextWords } from './levelWords.ts';

const LevelRules = lazyPart(() => import('./LevelRules.tsx'));

/** The level, the amount missing to the next, and the spending that soon stops counting. */
export function LevelPanel() {
  const query = useQuery(membershipQueries.level());
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      id="level"
      title="等级"
      note="按近 12 个月实付计"
      actions={
        <TextButton label="等级规则" onClick={() => setAsking(true)}>
          规则
        </TextButton>
      }
    >
      {query.data ? (
        <Standing level={query.data} />
      ) : (
        <PanelWaiting height={201} failedText="等级没有加载出来，您的等级没有变。" query={query} />
      )}
      {isAsking && (
        <Suspense>
          <LevelRules onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Standing({ level }: { level: Level }) {
  return (
    <>
      <Headline title={level.level}>
        近 12 个月实付 <b>{formatFen(level.spentFen)}</b>
      </Headline>
      <LevelBar level={level.level} spentFen={level.spentFen} />
      <p className={styles['note']}>
        {nextWords(level)}
        {fallingWords(level)}
      </p>
    </>
  );
}
