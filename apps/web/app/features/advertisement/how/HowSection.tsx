import { rules } from '@jiwu/contract/rules';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import styles from './HowSection.module.css';

const { reviewDays, outageHours } = rules.advertisement;

const steps = [
  { title: '商户通过审核', text: '用“我的商户”里已通过的任意一家' },
  { title: '选位置和日期', text: '价格当场算清，从余额付' },
  { title: '交素材', text: `${reviewDays} 个工作日内审完，未通过写明原因` },
  { title: '按天展示', text: '展示与点击随时能看，可以导出' },
];

const answers = [
  { title: '能退吗', text: '素材未通过，或开始前没审完，全额自动退回余额；开始前自己取消也全退。' },
  { title: '展示不够', text: `某天因为我们的原因停了 ${outageHours} 小时以上，那一天的钱自动退回。` },
  { title: '不能写什么', text: '没有依据的“最低”“第一”，医疗功效，以及落地页上买不到的价格。' },
];

/** From a business to an advertisement, and the rules in a few sentences. */
export function HowSection() {
  return (
    <section id="how" className={styles['section']} aria-labelledby="howTitle" tabIndex={-1}>
      <SectionHead id="howTitle" title="怎样投放" lead="四步，都在这一页上">
        <LightLink to="/user/businesses">我的商户</LightLink>
      </SectionHead>
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <i aria-hidden="true">{at + 1}</i>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <dl className={styles['answers']}>
        {answers.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
