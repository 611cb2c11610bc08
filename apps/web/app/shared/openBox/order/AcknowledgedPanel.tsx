import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import { askPhoto } from '../confirm/askPhoto.ts';
import type { OrderedUnit } from '../Unit.ts';
import styles from './AcknowledgedPanel.module.css';

/** What the buyer acknowledged before paying, each beside the photo that was looked at. */
export function AcknowledgedPanel({ unit: { acknowledged, photos } }: { unit: OrderedUnit }) {
  const [first] = acknowledged;
  return (
    <Panel
      title={`您确认过的 ${acknowledged.length} 条`}
      aside={first && <small>{shanghaiMinute(first.at)} 记录，与订单一起保存</small>}
    >
      <ul className={styles['acknowledged']}>
        {acknowledged.map((one) => {
          const photo = askPhoto(one, photos);
          return (
            <li key={one.key}>
              <div className={styles['photo']}>
                {photo && (
                  <Picture
                    fileId={photo.fileId}
                    placeholder={photo.placeholder}
                    alt=""
                    sizes="64px"
                    maxWidth={160}
                    width={64}
                  />
                )}
              </div>
              <p>
                {one.text}
                <small>
                  <Icon name="check" size={16} />
                  已确认
                </small>
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
