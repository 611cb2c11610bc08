import { Link } from 'react-router';
import type { Closing } from './closingRows.ts';
import styles from './ClosingBlocks.module.css';

type Block = Closing['blocks'][number];

/** What each needs, and where that is done. */
const words: Readonly<Record<Block, { text: string; to: string; label: string }>> = {
  orders: { text: '还有没完成的订单或售后，先收货、取消，或等售后办完。', to: '/order/mine', label: '看订单' },
  advertisements: { text: '还有没结束的投放，先取消，或等它结束。', to: '/advertisement#mine', label: '看投放' },
  vipRefund: { text: 'VIP 的退款正在办，到账后就可以。', to: '/user/personCenter#vip', label: '看 VIP' },
  refund: { text: '充值的退款正在办，到账后就可以。', to: '/user/balance', label: '看余额' },
  commission: { text: '还有没结算或正在兑付的佣金，等它结算、核对完。', to: '/effectOrder/mine', label: '看佣金' },
  commissionOwed: { text: '有佣金在兑付之后被退款，还没扣清。', to: '/effectOrder/mine', label: '看佣金' },
};

interface ClosingBlocksProps extends Pick<Closing, 'blocks'> {
  /** The way may lead to the page that stands under this drawer. */
  onFollow: () => void;
}

/** Stands in place of the form: nobody waits for a code that is good for nothing. */
export function ClosingBlocks({ blocks, onFollow }: ClosingBlocksProps) {
  return (
    <section className={styles['blocks']} aria-label="还不能注销">
      <h3>现在还不能注销</h3>
      <ul>
        {blocks.map((block) => (
          <li key={block}>
            {words[block].text}
            <Link to={words[block].to} onClick={onFollow}>
              {words[block].label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
