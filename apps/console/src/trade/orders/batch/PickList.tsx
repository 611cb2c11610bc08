import type { Answer, Contract } from '@jiwu/contract';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Thumb } from '../../../ui/picture/Thumb.tsx';
import { client } from '../../../api/client.ts';
import styles from './Batch.module.css';

type List = Answer<Contract['staffDispatchPickList']>;

/** What to take from the shelves, to look at and to print. */
export function PickList({ nos }: { nos: readonly string[] }) {
  const [list, setList] = useState<List | null>(null);
  const load = async () => setList(await client.call('staffDispatchPickList', { body: { nos: [...nos] } }));
  return (
    <>
      <Button onClick={() => void load()}>拣货单</Button>
      <Drawer
        open={list !== null}
        onClose={() => setList(null)}
        size={560}
        title={`拣货单：${list?.orders ?? 0} 笔，${list?.pieces ?? 0} 件`}
        closable={{ 'aria-label': '关上' }}
        extra={<Button onClick={() => print()}>打印</Button>}
      >
        <ul className={styles['picks']}>
          {list?.items.map((item) => (
            <li key={item.skuId}>
              <Thumb picture={item.picture} />
              <p>
                <b>{item.code}</b> {item.title} {item.skuLabel}
                <span>
                  {item.orders
                    .map(({ no, quantity, piece }) => `${no} × ${quantity}${piece ? `（${piece.serial}）` : ''}`)
                    .join('，')}
                </span>
              </p>
              <b>{item.quantity}</b>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
