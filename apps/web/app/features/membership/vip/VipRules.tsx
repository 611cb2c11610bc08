import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { membershipQueries } from '../membershipQueries.ts';
import { RulesText } from '../RulesText.tsx';

/** The benefits of VIP, with the savings so far in numbers. */
export default function VipRules({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(membershipQueries.vip());
  const saved = data?.saved;
  const isAnything = saved && saved.priceFen + saved.shippingFen + saved.integral + saved.coupons > 0;
  return (
    <Drawer title="VIP 权益说明" onClose={onClose}>
      <RulesText
        {...(isAnything && {
          table: {
            head: ['权益', '到现在为止'],
            rows: [
              ['VIP 价', `省 ${formatFen(saved.priceFen)}`],
              ['免运费', `省 ${formatFen(saved.shippingFen)}`],
              ['双倍积分', `多得 ${formatCount(saved.integral)}`],
              ['日券', `用了 ${formatCount(saved.coupons)} 张，省 ${formatFen(saved.couponFen)}`],
            ],
          },
        })}
        paragraphs={[
          'VIP 价：标有 VIP 价的商品按 VIP 价结算，与其他优惠怎样合用，结算页逐条列出。',
          `免运费：VIP 满 ${yuanText(rules.shipping.vipFreeFromFen)} 元免运费，平时满 ${yuanText(rules.shipping.freeFromFen)} 元。偏远地区按结算页显示的为准。`,
          '双倍积分：订单完成时，得到的积分再乘 2。',
          '日券：每天一张，在个人中心或优惠券页领取，零点换新，当天 24 点前可用。',
          '天数接在现有的后面，不会自动续费。',
          ...(isAnything ? ['上面的数字都来自您的订单，退款的部分已经减去。'] : []),
        ]}
      />
    </Drawer>
  );
}
