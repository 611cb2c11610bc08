import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { RemindButton } from '../RemindButton.tsx';
import { useDealView } from '../useDealView.ts';
import type { WootView } from '../useWootView.ts';
import { figuresOf, lostWords } from './lostWords.ts';
import styles from './Outcome.module.css';
import { OutcomeGoods } from './OutcomeGoods.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';
import { useIsNewer } from './useIsNewer.ts';

interface LostDrawerProps {
  deal: Deal;
  /** The figures at which the shop said no. */
  seen: string;
  woot: WootView;
}

/** Somebody was quicker. It follows the figures: when a piece comes back it can be claimed from here. */
export function LostDrawer({ deal, seen, woot }: LostDrawerProps) {
  const view = useDealView(deal, woot);
  const isNewer = useIsNewer({ figures: figuresOf(deal), seen, connection: woot.connection });
  const { title, text, next } = lostWords(deal, { isNewer });
  const facts =
    next === 'wait' && deal.nextBackAt ? (
      <>
        最早一件可能在 <b>{shanghaiSecond(deal.nextBackAt)} 放回</b>
      </>
    ) : (
      next !== 'wait' && (
        <>
          还剩 <b>{deal.left} 件</b>
        </>
      )
    );
  return (
    <Drawer
      title={title}
      head={<OutcomeHead icon="clock" title={title} text={text} />}
      onClose={woot.claiming.close}
      footer={
        <div className={styles['buttons']}>
          {next === 'again' && (
            <button
              type="button"
              className={styles['main']}
              aria-disabled={view.isBusy || undefined}
              aria-busy={view.isBusy || undefined}
              onClick={view.isBusy ? undefined : () => void woot.claiming.claim(deal)}
            >
              再抢一次 {formatFen(deal.priceFen)}
            </button>
          )}
          {next === 'wait' && <RemindButton view={view} woot={woot} look="large" label="放回时提醒我" />}
          <LightLink className={styles['plain']} to={`/product?id=${deal.productId}&sku=${deal.skuId}`}>
            按 {formatFen(deal.singleFen)} 买
          </LightLink>
        </div>
      }
    >
      <OutcomeGoods deal={deal} />
      <p className={styles['left']}>{facts}</p>
    </Drawer>
  );
}
