import { formatFen } from '../../../format/formatFen.ts';
import { GiveUpDialog } from '../../../shared/claims/GiveUpDialog.tsx';
import { useGiveUp } from '../../../shared/claims/useGiveUp.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { DealPrice } from '../../../shared/woot/DealPrice.tsx';
import { releaseDeal, releaseWords } from '../../../shared/woot/releaseDeal.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import { DealButton } from '../DealButton.tsx';
import { PieceGrid } from '../../../shared/woot/pieces/PieceGrid.tsx';
import { PieceLegend } from '../pieces/PieceLegend.tsx';
import { type DealView, useDealView } from '../useDealView.ts';
import type { WootView } from '../useWootView.ts';
import styles from './BigDeal.module.css';

interface BigDealProps {
  deal: Deal;
  woot: WootView;
}

/** The first deal of the day, with every piece of it. */
export function BigDeal({ deal, woot }: BigDealProps) {
  const view = useDealView(deal, woot);
  const { title, note, skuLabel, limitPerUser, dispatchHours, priceFen, ordinaryFen } = deal;
  const facts = [skuLabel, `每人限 ${limitPerUser} 件`, `付款后 ${dispatchHours} 小时内发出`];
  return (
    <article className={styles['deal']} aria-label={title}>
      <LightLink className={styles['picture']} to={`/product?id=${deal.productId}&sku=${deal.skuId}`} tabIndex={-1}>
        <Picture {...deal.picture} alt={title} sizes="(max-width: 767px) 100vw, 480px" width={480} first />
      </LightLink>
      <div className={styles['words']}>
        <h2>
          <LightLink to={`/product?id=${deal.productId}&sku=${deal.skuId}`}>{title}</LightLink>
        </h2>
        <p className={styles['note']}>{note}</p>
        <p className={styles['facts']}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className={styles['price']}>
          <DealPrice deal={deal} size="large" />
        </div>
        <p className={styles['why']}>
          {ordinaryFen > priceFen && `比普通价、VIP 价至少省 ${formatFen(ordinaryFen - priceFen)}，`}不叠优惠券
        </p>
        <div className={styles['pieces']}>
          <PieceGrid deal={deal} />
        </div>
        <PieceLegend deal={deal} connection={woot.connection} />
        <div className={styles['act']}>
          <DealButton view={view} woot={woot} look="large" />
          <Beside view={view} woot={woot} />
        </div>
        <FormProblem text={view.problem} />
      </div>
    </article>
  );
}

/** The sentence beside the button; for whoever holds a piece also the time left and the way out. */
function Beside({ view, woot }: { view: DealView; woot: WootView }) {
  const { standing, words, own } = view;
  const isUnpaid = (standing === 'held' || standing === 'ordered') && own !== null;
  const giving = useGiveUp({ claimId: own?.id ?? '', release: releaseDeal, onDone: woot.refresh });
  return (
    <div className={styles['beside']}>
      <p aria-live="polite">{words}</p>
      {isUnpaid && (
        <p>
          <span>
            剩 <Countdown until={own.deadline} now={woot.now} isShort onOver={woot.refresh} />
          </span>
          {standing === 'held' && <TextButton onClick={giving.ask}>不要了，放回去</TextButton>}
        </p>
      )}
      <GiveUpDialog giving={giving} text={releaseWords} />
    </div>
  );
}
