import { rules } from '@jiwu/contract/rules';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LicenceDrawing, type Shot } from './LicenceDrawing.tsx';
import styles from './ReviewGuide.module.css';

const steps = [
  { title: '提交', text: '代码当场校验，不对不会交上去' },
  { title: '人工核对', text: `${rules.business.reviewDays} 个工作日内，对照国家企业信用信息公示系统` },
  { title: '结果', text: '发消息；未通过逐条写明，改完再交' },
];

const shots: readonly { shot: Shot; words: string }[] = [
  { shot: 'good', words: '平放，四角都在' },
  { shot: 'glare', words: '反光' },
  { shot: 'cut', words: '缺角' },
  { shot: 'blurred', words: '模糊' },
];

/** Beside the form: how the review goes, and how a licence is photographed. */
export function ReviewGuide() {
  return (
    <aside className={styles['guide']} aria-label="审核说明">
      <section>
        <h2>审核怎么走</h2>
        <ol>
          {steps.map(({ title, text }, nth) => (
            <li key={title}>
              <i aria-hidden="true">{nth + 1}</i>
              <div>
                <b>{title}</b>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>执照怎么拍</h2>
        <ul>
          {shots.map(({ shot, words }) => (
            <li key={shot}>
              <LicenceDrawing shot={shot} />
              <Icon name={shot === 'good' ? 'check' : 'close'} size={14} />
              {words}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
