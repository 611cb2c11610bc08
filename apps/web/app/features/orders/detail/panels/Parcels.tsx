import { CopyText } from '../../../../ui/copy/CopyText.tsx';
import type { Order } from '../../orderQueries.ts';
import { parcelWords } from '../../orderWords.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { StateChip } from '../../StateChip.tsx';
import { GoodsList } from './GoodsList.tsx';
import styles from './Parcels.module.css';
import { Timeline } from './Timeline.tsx';

/** The parcels under way, and the lines that are not sent yet. */
export function Parcels({ order }: { order: Order }) {
  const { lines, state } = order;
  const out = order.parcels.filter(({ direction }) => direction === 'out');
  const waiting = lines
    .map((line) => ({ line, quantity: line.quantity - line.sentQuantity }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <div className={styles['parcels']} id="parcels">
      {out.map((parcel) => (
        <Panel
          key={parcel.id}
          title={out.length > 1 ? `包裹 ${parcel.no}` : '包裹'}
          chip={<StateChip isNow={parcel.state !== 'delivered'}>{parcelWords[parcel.state]}</StateChip>}
          aside={
            <span className={styles['number']}>
              {parcel.carrierName} {parcel.trackingNo}
              <CopyText text={parcel.trackingNo} what="快递单号" />
            </span>
          }
        >
          <div className={styles['two']}>
            <Timeline parcel={parcel} />
            <GoodsList
              order={order}
              goods={parcel.lines.flatMap(({ lineId, quantity }) => {
                const line = lines.find(({ id }) => id === lineId);
                return line ? { line, quantity } : [];
              })}
            />
          </div>
        </Panel>
      ))}
      {waiting.length > 0 && (
        <Panel
          title={out.length > 0 ? '还没有发出' : '商品'}
          chip={state === 'closed' ? undefined : <Waiting state={state} />}
        >
          <GoodsList order={order} goods={waiting} isWide />
        </Panel>
      )}
    </div>
  );
}

function Waiting({ state }: { state: Order['state'] }) {
  return state === 'awaitingDispatch' ? <StateChip isNow>正在准备</StateChip> : null;
}
