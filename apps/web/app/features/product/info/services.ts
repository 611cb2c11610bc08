import type { IconName } from '../../../ui/icon/Icon.tsx';

interface Service {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The shop's promises for every product. */
const returns: Service = { icon: 'undo', title: '七天无理由退货', text: '签收后 7 天内可以退，不必说明理由。' };
const others: readonly Service[] = [
  { icon: 'document', title: '可开电子发票', text: '下单时填写抬头即可。' },
  { icon: 'info', title: '退款前先看到金额', text: '申请退款之前，页面先逐项列出会退多少。' },
];

/** The product's own promises stand between the general ones; a promise that is general anyway stands once. */
export function servicesOf(tags: readonly string[]): readonly Service[] {
  const own = tags
    .filter((tag) => !returns.title.startsWith(tag))
    .map((title): Service => ({ icon: 'shield', title, text: '这件商品另有的承诺。' }));
  return [returns, ...own, ...others];
}
