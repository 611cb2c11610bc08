import { rules } from '@jiwu/contract/rules';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { Draw, Period } from '../ActiveData.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { startWords } from '../periodWords.ts';
import { useMember } from '../../../session/useMember.ts';
import styles from './Chances.module.css';
import { useBuying } from './useBuying.ts';
import type { Drawing } from './useDrawing.ts';
import { WideButton } from './WideButton.tsx';

interface ChancesProps {
  draw: Draw;
  period: Period;
  anchor: string;
  drawing: Drawing;
}

const PRICE = rules.draw.integralPrice;

/** The number of draws left, and the draw button; an action that is not possible now shows its reason in the same place. */
export function Chances({ draw, period, anchor, drawing }: ChancesProps) {
  const member = useMember();
  const buying = useBuying(member);
  const { mine, nextNumber } = draw;
  const closed = closedWords(period, draw.now);
  if (member === null) {
    return (
      <>
        <p className={styles['visitor']}>登录后看到您的次数和积分</p>
        {closed === null ? (
          <LoginLink anchor={anchor} className={styles['main']}>
            登录后抽一次
          </LoginLink>
        ) : (
          <p className={styles['main']} data-off="true">
            {closed}
          </p>
        )}
        <LoginLink anchor={anchor} className={styles['second']}>
          登录后用积分换
        </LoginLink>
      </>
    );
  }
  const { left = 0, owed = 0, integral = 0, integralDebt = 0 } = mine ?? {};
  const missing = PRICE - integral + integralDebt;
  return (
    <>
      <dl className={styles['counts']}>
        <div>
          <dt>次可用</dt>
          <dd>{mine ? formatCount(left) : '…'}</dd>
        </div>
        <div>
          <dt>积分，{PRICE} 换一次</dt>
          <dd data-amber="true">{mine ? formatCount(integral) : '…'}</dd>
        </div>
      </dl>
      <WideButton
        isMain
        isOff={closed !== null || left === 0}
        busyWords={drawing.isDrawing ? '正在开奖' : null}
        onPress={drawing.draw}
      >
        {closed ?? (mine && left === 0 ? '还没有次数' : `抽一次，第 ${formatCount(nextNumber)} 号`)}
      </WideButton>
      <WideButton
        isOff={closed !== null || missing > 0 || owed > 0}
        busyWords={buying.isSending ? '正在换' : null}
        onPress={buying.buy}
      >
        {exchangeWords({ owed, missing: mine ? missing : 0 })}
      </WideButton>
      <FormProblem text={drawing.problem ?? buying.problem} />
    </>
  );
}

function exchangeWords({ owed, missing }: { owed: number; missing: number }): string {
  if (owed > 0) return `因退款还欠 ${formatCount(owed)} 次，抵上后可换`;
  if (missing > 0) return `积分还差 ${formatCount(missing)}，满了可换一次`;
  return `用 ${PRICE} 积分换一次`;
}

/** The reason why no draw can be made now. */
function closedWords({ startsAt, endsAt }: Period, now: string): string | null {
  if (Date.parse(now) < Date.parse(startsAt)) return `${startWords(startsAt)} 开始`;
  return Date.parse(now) >= Date.parse(endsAt) ? '这一期已结束' : null;
}
