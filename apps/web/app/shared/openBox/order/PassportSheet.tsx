import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { Picture } from '../../files/picture/Picture.tsx';
import { gradeLabel } from '../gradeWords.ts';
import { InspectionPanel } from '../InspectionPanel.tsx';
import { PassportRows } from '../PassportRows.tsx';
import { photoWords } from '../photoWords.ts';
import type { OrderedUnit } from '../Unit.ts';
import styles from './PassportSheet.module.css';
import { returnWords } from './unitOrderWords.ts';

/** A unit's whole passport as a sheet of paper: what it is, its photos, what was acknowledged, found, and what happened to it. */
export function PassportSheet({ unit, title }: { unit: OrderedUnit; title: string }) {
  const { no, serial, grade, headline, priceFen, lockedAt, photos, acknowledged, inspection, passport } = unit;
  const facts = [
    ['单件号', no],
    ['序列号', serial],
    ['等级', gradeLabel(grade)],
    ['成交价', `${formatFen(priceFen)}，${shanghaiMinute(lockedAt)} 锁定`],
    ['检测员', inspection.inspector],
  ] as const;
  return (
    <div className={styles['sheet']}>
      <h1>集物　单件档案</h1>
      <p className={styles['title']}>
        {title}　{headline}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['photos']}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Picture fileId={photo.fileId} placeholder="" alt="" sizes="120px" maxWidth={320} width={120} eager />
            {photoWords(photo)}
          </li>
        ))}
      </ul>
      {acknowledged.length > 0 && (
        <section>
          <h2>买家确认过的 {acknowledged.length} 条</h2>
          <ol>
            {acknowledged.map(({ key, text, at }) => (
              <li key={key}>
                {text}（{shanghaiMinute(at)}）
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>退货与保修</h2>
        {returnWords(unit).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
      <InspectionPanel inspection={inspection} />
      <section>
        <h2>这一件的经历</h2>
        <PassportRows rows={passport} />
      </section>
    </div>
  );
}
