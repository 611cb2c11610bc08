import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { RulesText } from '../RulesText.tsx';
import { levelSteps } from './levelSteps.ts';

export default function LevelRules({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title="等级规则" onClose={onClose}>
      <RulesText
        table={{
          head: ['等级', '近 12 个月实付', '每元得积分'],
          rows: levelSteps.map(({ name, fromFen, times }) => [name, `${formatCount(fromFen / 100)} 元起`, `${times}`]),
        }}
        paragraphs={[
          '实付按订单完成的那天计入，不含积分和优惠券抵掉的部分；之后退款的金额会减去。',
          '一笔实付从完成那天起算 12 个月，到第二年的同一天不再计入。等级在订单完成、退款和每天零点后重新计算。',
          'VIP 与等级互不影响：VIP 期间得到的积分再乘 2。',
        ]}
      />
    </Drawer>
  );
}
