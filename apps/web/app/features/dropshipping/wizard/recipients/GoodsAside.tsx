import { Panel } from '../../../../ui/panel/Panel.tsx';
import { CopyText } from '../../../../ui/copy/CopyText.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import { batchAddress } from '../../batchAddress.ts';
import type { Batch } from '../../batchQueries.ts';
import styles from './GoodsAside.module.css';

/** The chosen goods with the codes that a list names them by. */
export function GoodsAside({ batch: { id, goods } }: { batch: Batch }) {
  return (
    <Panel
      title="商品编码"
      aside={
        <LightLink className={styles['change']} to={batchAddress(id, 'goods')}>
          {goods.length > 0 ? '换商品' : '选商品'}
        </LightLink>
      }
    >
      {goods.length === 0 ? (
        <p className={styles['none']}>没有选商品，名单里每行都要写商品编码。</p>
      ) : (
        <ul className={styles['goods']}>
          {goods.map(({ skuId, code, title, skuLabel }) => (
            <li key={skuId}>
              <p>
                {title}
                {skuLabel !== '' && <em>{skuLabel}</em>}
              </p>
              <span>
                {code} <CopyText text={code} what={`${title}的编码`} isSmall />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
