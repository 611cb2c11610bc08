import { formatFen } from '../../../../format/formatFen.ts';
import { monthDay, slotWords, weekDay } from '../../dayWords.ts';
import type { Delivery, Quote } from '../Bought.ts';
import styles from './DeliveryOption.module.css';

interface DeliveryOptionProps {
  quote: Quote;
  delivery: Delivery;
  onChange: (delivery: Delivery) => void;
}

/** The day of a standard delivery, and if it is not known, why. With an address, only goods that wait for a group have none. */
function dayNote({ arrivesOn, addressId }: Quote): string {
  if (arrivesOn) return `${monthDay(arrivesOn)}送达`;
  return addressId ? '成团后发货' : '有了地址才知道哪天到';
}

/** Whether two hours can be chosen, and if not, why. */
function slotNote({ arrivesOn, addressId, timed }: Quote): string {
  if (timed.slots.length > 0) return '自选 2 小时时段';
  if (!addressId) return '有了地址才能选';
  return arrivesOn ? '这个地区不能选时段' : '拼团的商品不能选时段';
}

/** Standard delivery, or a two-hour slot of the buyer's choice. */
export function DeliveryOption({ quote, delivery, onChange }: DeliveryOptionProps) {
  const { price, timed } = quote;
  const [firstDay] = timed.slots;
  const shippingFen = price.shippingFen - price.deliveryFen;
  const chosenDay = delivery.kind === 'timed' ? timed.slots.find(({ day }) => day === delivery.day) : undefined;

  function chooseDay(day: string) {
    const [slot] = timed.slots.find((one) => one.day === day)?.slots ?? [];
    if (slot) onChange({ kind: 'timed', day, slot });
  }

  return (
    <div>
      <div className={styles['ways']} role="radiogroup" aria-label="配送方式">
        <label data-chosen={delivery.kind === 'standard'}>
          <input
            type="radio"
            name="delivery"
            checked={delivery.kind === 'standard'}
            onChange={() => onChange({ kind: 'standard' })}
          />
          标准快递　{formatFen(shippingFen)}
          <span>{dayNote(quote)}</span>
        </label>
        <label data-chosen={delivery.kind === 'timed'} data-off={!firstDay}>
          <input
            type="radio"
            name="delivery"
            checked={delivery.kind === 'timed'}
            disabled={!firstDay}
            onChange={() => firstDay && chooseDay(firstDay.day)}
          />
          定时送　{formatFen(shippingFen + timed.feeFen)}
          <span>{slotNote(quote)}</span>
        </label>
      </div>
      {delivery.kind === 'timed' && (
        <div className={styles['when']}>
          <div className={styles['chips']} role="radiogroup" aria-label="送达日期">
            {timed.slots.map(({ day }) => (
              <label key={day} data-chosen={day === delivery.day}>
                <input type="radio" name="day" checked={day === delivery.day} onChange={() => chooseDay(day)} />
                {monthDay(day)} <span>{weekDay(day)}</span>
              </label>
            ))}
          </div>
          <div className={styles['chips']} role="radiogroup" aria-label="送达时段">
            {chosenDay?.slots.map((slot) => (
              <label key={slot} data-chosen={slot === delivery.slot}>
                <input
                  type="radio"
                  name="slot"
                  checked={slot === delivery.slot}
                  onChange={() => onChange({ ...delivery, slot })}
                />
                {slotWords(slot)}
              </label>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
