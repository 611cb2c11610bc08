import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { pricingRules } from '@jiwu/pricing';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import styles from './RulesSection.module.css';

const { beginsAt, claimMinutes, endedPerDay } = rules.woot;

const sentences = [
  {
    title: '什么时候开始，什么时候结束',
    text: `每天 ${beginsAt} 开始，当天 24:00 结束，先售完就先结束。倒计时按我们的服务器走，调手机时间没有用。`,
  },
  { title: '每人能买几件', text: '每款 1 件，页面写了“限 2 件”的除外。同一账户算一人。' },
  {
    title: '抢到以后多久付款',
    text: `${claimMinutes} 分钟。这 ${claimMinutes} 分钟里这一件只属于您，图上是浅蓝色；没付的会放回来，别人可以接着抢。一天里 ${endedPerDay} 次没付，当天不能再抢。`,
  },
  {
    title: '没抢到会怎样',
    text: '一秒之内告诉您结果，不排空队，也不会先扣钱。抢完后如果有人没付款，商品会重新出现在这一页。',
  },
  {
    title: '能用券和积分吗',
    text: `一抢价不能叠优惠券。积分可以用，最多抵商品金额的 ${pricingRules.integral.capBp / 100}%。运费规则不变：满 ${yuanText(rules.shipping.freeFromFen)} 元免，VIP 满 ${yuanText(rules.shipping.vipFreeFromFen)} 元免。`,
  },
  {
    title: '不想要了怎么办',
    text: `和普通商品一样，签收后 ${rules.afterSale.returnDays} 天无理由退。退款按实付原路退回。`,
  },
];

export function RulesSection() {
  return (
    <section id="rules" className={styles['section']} aria-labelledby="rulesTitle" tabIndex={-1}>
      <SectionHead id="rulesTitle" title="规则" lead="六句话说完" />
      <dl className={styles['rules']}>
        {sentences.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
