import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Business } from '../businessQueries.ts';
import styles from './RefusedNote.module.css';

type Field = Business['reasons'][number]['field'];

interface RefusedNoteProps {
  business: Business;
  /** Brings the reader to the field that a reason speaks of. */
  onGo: (field: Field) => void;
}

/** What staff found wrong, each with the way there. */
export function RefusedNote({ business: { reasons, decidedAt }, onGo }: RefusedNoteProps) {
  if (reasons.length === 0) return null;
  return (
    <section className={styles['refused']} aria-label="上次未通过的原因">
      <Icon name="info" size={20} />
      <div>
        <b>上次未通过，{reasons.length} 处要改</b>
        <ol>
          {reasons.map(({ field, words }, nth) => (
            <li key={field}>
              <span>
                {nth + 1}. {words}
              </span>
              <TextButton
                onClick={() => onGo(field)}
                label={`第 ${nth + 1} 处，${field === 'licence' ? '去重拍' : '去修改'}`}
              >
                {field === 'licence' ? '去重拍' : '去修改'}
              </TextButton>
            </li>
          ))}
        </ol>
        {decidedAt !== null && <small>{shanghaiMinute(decidedAt)} 核对。其余几项没有问题，不用再填。</small>}
      </div>
    </section>
  );
}
