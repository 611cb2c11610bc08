import { useQuery } from '@tanstack/react-query';
import type { Draw, Drawn, Period } from '../ActiveData.ts';
import { activeQueries } from '../activeQueries.ts';
import { useMember } from '../../../session/useMember.ts';
import { Chances } from './Chances.tsx';
import styles from './DrawPanel.module.css';
import { DrawStage } from './DrawStage.tsx';
import { HowToGet } from './HowToGet.tsx';
import { Unclaimed } from './mine/Unclaimed.tsx';
import { OddsTable } from './OddsTable.tsx';
import { useDrawing } from './useDrawing.ts';
import { Commitment } from './verify/Commitment.tsx';
import { HowToVerify } from './verify/HowToVerify.tsx';

interface DrawPanelProps {
  draw: Draw;
  period: Period;
  anchor: string;
  /** The explanation is open from the start. */
  isExplained: boolean;
  onClaim: (drawn: Drawn) => void;
  onList: () => void;
}

export function DrawPanel({ draw, period, anchor, isExplained, onClaim, onList }: DrawPanelProps) {
  const member = useMember();
  const drawing = useDrawing(member, draw.mine?.nonce ?? null);
  const drawn = useQuery({ ...activeQueries.drawn(member ?? ''), enabled: member !== null });
  const waiting = (drawn.data ?? []).filter(
    ({ claimBy, orderId, isLapsed }) => claimBy !== null && orderId === null && !isLapsed,
  );
  const { shown } = drawing;
  return (
    <>
      <div className={styles['columns']}>
        <div>
          <DrawStage prizes={draw.prizes} shown={shown} onClear={drawing.clear} onClaim={onClaim} />
          <Chances draw={draw} period={period} anchor={anchor} drawing={drawing} />
          <HowToGet />
        </div>
        <OddsTable prizes={draw.prizes} won={shown.state === 'here' ? shown.drawn : null} />
      </div>
      {/* Below the stage, the chances and the odds: it appears late, and must not move them. */}
      <Unclaimed waiting={waiting} onClaim={onClaim} onList={onList} />
      <div className={styles['proof']}>
        <Commitment period={period} />
        <HowToVerify current={period} nonce={draw.mine?.nonce ?? null} anchor={anchor} isExplained={isExplained} />
      </div>
    </>
  );
}
