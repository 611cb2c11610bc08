import { formatCount } from '../../../format/formatCount.ts';
import { shanghaiClock, shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { DealPrice } from '../../../shared/woot/DealPrice.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { DealButton } from '../DealButton.tsx';
import { PieceBar } from '../../../shared/woot/pieces/PieceBar.tsx';
import { type DealView, useDealView } from '../useDealView.ts';
import type { WootView } from '../useWootView.ts';
import styles from './DealCard.module.css';

interface DealCardProps {
  deal: Deal;
  woot: WootView;
}

/** One of the other deals of the day. Its parts have fixed heights, so that nothing moves when its state does. */
export function DealCard({ deal, woot }: DealCardProps) {
  const view = useDealView(deal, woot);
  const { title, picture, left, allocated, soldOutAt } = deal;
  const to = `/product?id=${deal.productId}&sku=${deal.skuId}`;
  return (
    <article className={styles['card']} data-out={view.standing === 'soldOut' || undefined} aria-label={title}>
      <LightLink className={styles['picture']} to={to} tabIndex={-1} aria-hidden="true">
        <Picture {...picture} alt="" sizes="(max-width: 767px) 128px, 288px" maxWidth={640} eager />
      </LightLink>
      <div className={styles['body']}>
        <h3>
          <LightLink to={to}>{title}</LightLink>
        </h3>
        <DealPrice deal={deal} />
        <PieceBar deal={deal} />
        <p className={styles['facts']}>
          <span>{leftFacts(view)}</span>
          <b>
            {view.standing === 'soldOut' && soldOutAt
              ? `${shanghaiClock(soldOutAt)} 抢完`
              : `剩 ${formatCount(left)} / ${formatCount(allocated)}`}
          </b>
        </p>
        <DealButton view={view} woot={woot} look="card" />
        <FormProblem text={view.problem} />
      </div>
    </article>
  );
}

/** What is sold; or, where something else matters more to the viewer, that. */
function leftFacts({ deal, standing, own, words }: DealView): string {
  const { sold, held, nextBackAt } = deal;
  if ((standing === 'held' || standing === 'ordered') && own) return `为您留到 ${shanghaiSecond(own.deadline)}`;
  if (standing === 'taken' && nextBackAt) return `最早 ${shanghaiSecond(nextBackAt)} 放回`;
  if (standing === 'paused') return '暂停中';
  if (standing === 'blocked') return '明天 0 点后可以再抢';
  if (standing === 'before') return words.split('，')[0] ?? '';
  return `已售 ${formatCount(sold)}${held > 0 ? ` · 待付款 ${formatCount(held)}` : ''}`;
}
