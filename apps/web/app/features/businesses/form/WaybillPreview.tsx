import { maskSender } from '../list/maskSender.ts';
import styles from './WaybillPreview.module.css';

interface WaybillPreviewProps {
  senderName: string;
  senderPhone: string;
}

/** What a customer will see on the parcel. */
export function WaybillPreview({ senderName, senderPhone }: WaybillPreviewProps) {
  const sender = [senderName, maskSender(senderPhone)].filter(Boolean).join(' ');
  return (
    <div className={styles['preview']} role="group" aria-label="面单预览">
      <p>
        <span>面单预览</span>
        <span>没有价格，没有集物字样</span>
      </p>
      <dl>
        <div>
          <dt>收</dt>
          <dd>
            王** 139****2210
            <small>浙江省宁波市海曙区，以每单为准</small>
          </dd>
        </div>
        <div>
          <dt>寄</dt>
          <dd>
            {sender || <i>填好寄件人后显示在这里</i>}
            <small>浙江省杭州市，代发仓</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}
