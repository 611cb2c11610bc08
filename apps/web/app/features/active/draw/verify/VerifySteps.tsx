import { formatCount } from '../../../../format/formatCount.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { Period } from '../../ActiveData.ts';
import { rangeText, rollText } from '../rollText.ts';
import type { OpenPeriod, Recomputed } from './recompute.ts';
import styles from './VerifySteps.module.css';

interface VerifyStepsProps {
  current: Period;
  /** A period with a revealed secret; undefined while the first period runs. */
  period: OpenPeriod | undefined;
  computed: { readonly hash: Recomputed['hash']; readonly full: Recomputed | null } | undefined;
}

/** b4cbac01…477b */
const short = (hex: string) => `${hex.slice(0, 8)}…${hex.slice(-4)}`;

export function VerifySteps({ current, period, computed }: VerifyStepsProps) {
  const which = `第 ${formatCount((period ?? current).number)} 期`;
  const full = computed?.full ?? null;
  const range = full?.drawn.odds.find(({ position }) => position === full.drawn.prize.position);
  return (
    <ol className={styles['steps']}>
      <li>
        <b>核对密钥</b>
        <span>
          {period
            ? `${which}密钥的 SHA-256，应与当时公布的一致`
            : `${which}结束后公布密钥，它的 SHA-256 应与这一期的承诺一致`}
        </span>
        <code>
          {period && computed
            ? `SHA256(${short(period.secret)}) = ${short(computed.hash.computed)}`
            : 'SHA256(密钥) = 承诺'}
        </code>
        {computed && <Mark holds={computed.hash.holds} yes="一致" no="不一致" />}
      </li>
      <li>
        <b>算出号码</b>
        <span>密钥、抽奖序号、您自己的随机数，三者算出 0000 到 9999</span>
        <code>
          {full
            ? `HMAC(密钥, ${full.drawn.number}:${full.drawn.nonce}) → ${rollText(full.roll.computed)}`
            : 'HMAC(密钥, 序号:随机数) → 号码'}
        </code>
        {full && <Mark holds={full.roll.holds} yes="相同" no="不同" />}
      </li>
      <li>
        <b>对照号段</b>
        <span>
          {full
            ? `${rollText(full.roll.computed)} 落在当时的「${full.drawn.prize.name}」`
            : '号码落在当时哪一档的号段，就得哪一档'}
        </span>
        <code>{range ? rangeText(range) : '0000–9999'}</code>
        {full && <Mark holds={full.prize.holds} yes="相符" no="不符" />}
      </li>
    </ol>
  );
}

function Mark({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  return (
    <em data-holds={holds}>
      <Icon name={holds ? 'check' : 'close'} size={14} />
      {holds ? yes : no}
    </em>
  );
}
