import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { momentWords } from '../../../shared/coupons/couponTimes.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Count } from '../Count.tsx';
import { membershipQueries } from '../membershipQueries.ts';
import { Movements } from '../Movements.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PanelWaiting } from '../PanelWaiting.tsx';
import styles from './DrawsPanel.module.css';

const SHOWN = 4;

/** The draws left, their origin and use, and the way to the wheel. */
export function DrawsPanel() {
  const query = useQuery(membershipQueries.chances());
  const { data: period } = useQuery(membershipQueries.drawPeriod());
  const { data } = query;
  return (
    <Card
      id="draws"
      title="抽奖次数"
      actions={
        <Link className={styles['rules']} to="/active#draw">
          抽奖规则与验证
        </Link>
      }
    >
      {data ? (
        <>
          <Count
            count={data.left}
            words={[
              '次可用',
              ...(data.owed > 0 ? [`因退款还欠 ${data.owed} 次`] : []),
              ...(period ? [`第 ${period.number} 期到 ${momentWords(period.endsAt)}`] : []),
            ].join('，')}
          />
          {data.items.length === 0 ? (
            <NothingYet
              text={`完成满 ${yuanText(rules.draw.orderFromFen)} 元的订单、邀请的朋友完成首单各得一次，也可以用 ${rules.draw.integralPrice} 积分换。`}
            />
          ) : (
            <Movements
              items={data.items
                .slice(0, SHOWN)
                .map(({ id, at, title, change }) => ({ id, title, change, note: shanghaiDay(at).slice(5) }))}
            />
          )}
          <div className={styles['go']}>
            <ButtonLink to="/active#draw">去抽奖</ButtonLink>
          </div>
        </>
      ) : (
        <PanelWaiting height={333} failedText="抽奖次数没有加载出来，您的次数都还在。" query={query} />
      )}
    </Card>
  );
}
