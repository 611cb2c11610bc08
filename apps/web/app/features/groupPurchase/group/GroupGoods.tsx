import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { GroupPrice } from '../../../shared/groups/GroupPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import styles from './GroupGoods.module.css';
import { mayTakeSeat } from './mayTakeSeat.ts';
import { SkuSheet } from './SkuSheet.tsx';
import type { GroupView } from './useGroupView.ts';

/** What is bought together, and which of it by the viewer: everyone in a group chooses their own. */
export function GroupGoods({ view }: { view: GroupView }) {
  const [isChoosing, setChoosing] = useState(false);
  const { answer, sku, quantity, maxQuantity } = view;
  const { campaign, group } = answer;
  // Whoever has a seat has made their choice with the order.
  const canChoose = mayTakeSeat(answer) && (group.state === 'open' || campaign.canOpen);
  const isOne = campaign.skus.length === 1 && maxQuantity <= 1;
  return (
    <div className={styles['goods']}>
      <Picture {...sku.picture} alt="" sizes="96px" maxWidth={320} width={96} eager />
      <div className={styles['words']}>
        <LightLink to={`/product?id=${campaign.productId}`}>{campaign.title}</LightLink>
        <GroupPrice chip="拼团价" priceFen={sku.priceFen} singleFen={sku.singleFen} />
        {sku.leaderPriceFen !== null && sku.leaderPriceFen !== sku.priceFen && (
          <p>自己开团 {formatFen(sku.leaderPriceFen)}</p>
        )}
      </div>
      <p className={styles['pick']}>
        <span>
          {[sku.label, quantity > 1 ? `${quantity} 件` : ''].filter(Boolean).join('，')}
          {sku.available === 0 && '（卖完了）'}
        </span>
        {canChoose && !isOne && <TextButton onClick={() => setChoosing(true)}>换规格或件数</TextButton>}
      </p>
      {isChoosing && <SkuSheet view={view} onClose={() => setChoosing(false)} />}
    </div>
  );
}
