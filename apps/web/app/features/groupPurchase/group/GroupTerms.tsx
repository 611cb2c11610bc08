import { beforeMoment, clockMoment } from '../../../format/momentWords.ts';
import { formatFen } from '../../../format/formatFen.ts';
import styles from './GroupTerms.module.css';
import { mayTakeSeat } from './mayTakeSeat.ts';
import type { GroupView } from './useGroupView.ts';

/** In small type: what becomes of the money, the limit, and whether new groups can be opened. */
export function GroupTerms({ view }: { view: GroupView }) {
  const { answer, sku, quantity, isOver } = view;
  const { group, campaign, mine } = answer;
  const isFree = mayTakeSeat(answer);
  const isOpen = group.state === 'open' && !isOver;
  const money = formatFen(sku.priceFen * quantity);
  const until = beforeMoment('若到', clockMoment(group.endsAt, group.now));
  const parts = [
    isOpen && (isFree || mine?.state === 'held') ? `付款后占座。${until} 还没满，${money} 自动原路退回。` : null,
    isOpen && mine?.state === 'paid' ? `${until} 还没满，您付的钱自动原路退回。` : null,
    isFree ? `每人限 ${campaign.limitPerUser} 件，可与积分同用。` : null,
    isFree && sku.singleFen <= sku.priceFen ? '现在单独买也是这个价，不用等人。' : null,
    campaign.canOpen ? null : '这件商品不再开新团，已经开的团照常进行。',
    sku.available === 0 && isFree ? '这个规格卖完了，请换一个。' : null,
  ];
  return <p className={styles['terms']}>{parts.filter((part) => part !== null).join('')}</p>;
}
