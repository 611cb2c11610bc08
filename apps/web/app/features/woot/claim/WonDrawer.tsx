import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import { GiveUpDialog } from '../../../shared/claims/GiveUpDialog.tsx';
import { useGiveUp } from '../../../shared/claims/useGiveUp.ts';
import { claimAddress } from '../../../shared/woot/claimAddress.ts';
import type { Claim, Deal } from '../../../shared/woot/Deal.ts';
import { releaseDeal, releaseWords } from '../../../shared/woot/releaseDeal.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import type { WootView } from '../useWootView.ts';
import styles from './Outcome.module.css';
import { OutcomeGoods } from './OutcomeGoods.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';

interface WonDrawerProps {
  deal: Deal;
  claim: Claim & { readonly now: string };
  woot: WootView;
}

/** Who is told 抢到了 has the piece. Closing this keeps it: the page leads to the payment as long as it is held. */
export function WonDrawer({ deal, claim, woot }: WonDrawerProps) {
  const { refresh, claiming } = woot;
  function leave() {
    claiming.close();
    refresh();
  }
  const giving = useGiveUp({ claimId: claim.id, release: releaseDeal, onDone: leave });
  const { claimMinutes } = rules.woot;
  const text = `这一件为您留 ${claimMinutes} 分钟，到 ${shanghaiSecond(claim.deadline)}。没付就放回，别人可以接着抢。`;
  return (
    <>
      <Drawer
        title="抢到了"
        head={<OutcomeHead icon="check" title="抢到了" text={text} />}
        onClose={leave}
        footer={
          <div className={styles['buttons']}>
            <Link className={styles['main']} to={claimAddress({ claimId: claim.id, skuId: deal.skuId })}>
              去付款 {formatFen(deal.priceFen)}
            </Link>
            <button type="button" className={styles['plain']} onClick={giving.ask}>
              不要了，放回去
            </button>
          </div>
        }
      >
        <OutcomeGoods deal={deal} />
        <p className={styles['left']}>
          付款剩余
          <Countdown until={claim.deadline} now={claim.now} look="small" isShort onOver={leave} />
        </p>
      </Drawer>
      <GiveUpDialog giving={giving} text={releaseWords} />
    </>
  );
}
