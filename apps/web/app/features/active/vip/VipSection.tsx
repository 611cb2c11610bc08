import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { activeQueries } from '../activeQueries.ts';
import type { SectionFacts } from '../SectionFacts.ts';
import { useMember } from '../../../session/useMember.ts';
import { type Plan, planNames } from './planNames.ts';
import { VipPlans } from './VipPlans.tsx';
import styles from './VipSection.module.css';

/** The benefits and price of VIP; it is bought in the person centre, which leads through the login by itself. */
export function VipSection({ activity, anchor, page }: SectionFacts) {
  const member = useMember();
  const { data: vip } = useQuery({ ...activeQueries.vip(member ?? ''), enabled: member !== null });
  const [plan, setPlan] = useState<Plan>('quarter');
  const until = vip?.plans.find(({ id }) => id === plan)?.until;
  const recentFen = vip?.saved.recentFen ?? 0;
  const benefits = [
    { name: 'VIP 价', text: recentFen > 0 ? `近 30 天共省 ${formatFen(recentFen)}` : '标有 VIP 价的商品都按它算' },
    {
      name: '运费',
      text: `满 ${yuanText(rules.shipping.vipFreeFromFen)} 元免，普通用户满 ${yuanText(rules.shipping.freeFromFen)} 元`,
    },
    { name: '双倍积分', text: '在等级倍数之上再乘 2' },
    { name: 'VIP 日券', text: '每天一张，满 99 减 8' },
  ];
  return (
    <section id={anchor} className={styles['vip']} aria-label={activity.title} tabIndex={-1}>
      <div>
        <div className={styles['head']}>
          <h2>
            <Icon name="crown" />
            {activity.title}
          </h2>
          {!page.isOne && <LightLink to={`/active?id=${activity.id}`}>规则</LightLink>}
        </div>
        <p className={styles['now']}>
          {vip?.isVip && vip.expiresAt
            ? `有效至 ${shanghaiDay(vip.expiresAt)}，续费的天数接在后面。`
            : activity.subtitle || '开通当时起算，续费的天数接在后面。'}
        </p>
        <dl>
          {benefits.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['buy']}>
        <VipPlans plan={plan} onChoose={setPlan} />
        <div className={styles['foot']}>
          <span>
            {until && `${vip?.isVip ? '续到' : '有效到'} ${until}。`}
            一次付清，不会自动续费。
          </span>
          <LightLink className={styles['button']} to="/user/personCenter#vip">
            {vip?.isVip ? '续' : '开通'}
            {planNames[plan]} {formatFen(rules.vip.terms[plan].amountFen)}
          </LightLink>
        </div>
      </div>
    </section>
  );
}
