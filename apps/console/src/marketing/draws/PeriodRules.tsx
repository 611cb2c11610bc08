import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { useMay } from '../../session/access.ts';
import { shopNow } from '../../session/shopTime.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Draws.module.css';
import { findDear, meanFen, type PeriodForm, rulesOf, worthFen } from './periodForm.ts';

const { aboveFen } = rules.approval;

/** What has to hold before a period can be promised, checked as it is typed, and what follows from promising it. */
export function PeriodRules({ form }: { form: PeriodForm }) {
  const may = useMay();
  const dear = findDear(form);
  return (
    <>
      <Panel title="检查">
        <ul className={styles['rules']} aria-live="polite">
          {rulesOf(form, shopNow()).map(({ text, isKept }) => (
            <li key={text} data-broken={!isKept || undefined}>
              <Icon name={isKept ? 'tick' : 'warning'} /> {text}
            </li>
          ))}
        </ul>
        <p>
          平均每抽一次给出 <b>¥{formatFen(Math.round(meanFen(form)))}</b>，都还没发完的时候
        </p>
      </Panel>
      {dear && (
        <Panel title="要第二个人">
          <p>
            “{dear.name || '没有名字的奖品'}”每份 ¥{formatFen(worthFen(dear))}，超过 ¥{formatFen(aboveFen.prize)}
            ：先等财务或超级管理员批准，批准以前不公布承诺、不留库存，24 小时没人批就作废。
            {may('staffApprovalList') && <Link to="/approvals?view=mine">去待批准</Link>}
          </p>
        </Panel>
      )}
      <Panel title="定下以后">
        <ul className={styles['notes']}>
          <li>马上公布密钥的 SHA-256，结束后公布密钥，谁都能重算每一次</li>
          <li>实物马上从库存留出来；写的价值不能低于售价</li>
          <li>优惠券要不公开领、没有兑换码、领取时间盖住整期，张数够所有没结束的期用</li>
          <li>余额值它的面额，积分一分值一分钱，VIP 一天按月卡算</li>
          <li>发完的奖品没有号段，概率归最后一份</li>
        </ul>
      </Panel>
    </>
  );
}
