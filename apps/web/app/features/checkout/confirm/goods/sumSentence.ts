import type { PricedLine } from '@jiwu/pricing';
import { formatFen } from '../../../../format/formatFen.ts';

interface Summed {
  readonly lines: readonly Pick<PricedLine, 'payFen' | 'campaignFen' | 'couponFen' | 'integralFen'>[];
  readonly shippingFen: number;
  readonly payFen: number;
}

/** Readers do not add up more numbers than this. */
const MOST_FIGURES = 6;
const yuan = (fen: number) => formatFen(fen).slice(1);

/** A sentence with the sum of the lines, which shows that they add up to the order. */
export function sumSentence({ lines, shippingFen, payFen }: Summed): string {
  const shared = [
    lines.some(({ campaignFen }) => campaignFen > 0) ? '满减' : null,
    lines.some(({ couponFen }) => couponFen > 0) ? '券' : null,
    lines.some(({ integralFen }) => integralFen > 0) ? '积分' : null,
  ].filter((word) => word !== null);
  const goodsFen = lines.reduce((sum, line) => sum + line.payFen, 0);
  const figures =
    lines.length === 1 || lines.length > MOST_FIGURES
      ? `${lines.length > 1 ? '各行实付共' : '实付'} ${yuan(goodsFen)}`
      : lines.map((line) => yuan(line.payFen)).join(' + ');
  const shipping = shippingFen > 0 ? ` + 运费 ${yuan(shippingFen)}` : '';
  const begin =
    lines.length === 1
      ? ''
      : shared.length > 0
        ? `${shared.join('、')}按金额分摊到每行，分毫相加等于订单：`
        : '每行相加等于订单：';
  const sum = figures === `实付 ${yuan(payFen)}` ? figures : `${figures}${shipping} = ${yuan(payFen)}`;
  return `${begin}${sum}。退货时按这里的实付退。`;
}
