import { rules } from '@jiwu/contract/rules';

type OrderList = (typeof rules.order.lists)[number];
export type OrderTab = 'all' | (typeof rules.order.tabs)[number];

/** A user's orders have more than one place; each has the same five pages. */
export interface OrderSection {
  /** The list of the API. */
  readonly list: OrderList;
  readonly path: '/order' | '/openBoxOrder';
  readonly title: string;
  readonly lead: string | null;
  readonly tabs: readonly OrderTab[];
  /** Where one chooses, and what the page of confirming is called. */
  readonly steps: { readonly choose: string; readonly confirm: string };
  /** Where to go without an order. */
  readonly toGoods: { readonly to: string; readonly label: string };
  /** Words of an empty list, and of a page of confirming without goods. */
  readonly none: { readonly title: string; readonly text: string };
  readonly unpaid: string;
  readonly nothingChosen: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly to: string; readonly label: string };
  };
}

const open = ['all', 'awaitingPayment', 'awaitingDispatch', 'awaitingReceipt'] as const;
const toOpenBox = { to: '/openBox', label: '去看开箱' };

export const orderSections = {
  mine: {
    list: 'mine',
    path: '/order',
    title: '我的订单',
    lead: null,
    tabs: [...open, 'toReview', 'afterSale'],
    steps: { choose: '购物车', confirm: '确认订单' },
    toGoods: { to: '/resource', label: '去货源看看' },
    none: { title: '还没有订单', text: '选好商品下单之后，付款、物流、售后都在这里。' },
    unpaid: `下单后 ${rules.order.payMinutes} 分钟内没有付款的，会自动关闭。`,
    nothingChosen: {
      title: '还没有选商品',
      text: '在购物车里勾选要买的商品，再来结算。',
      action: { to: '/cart/mine', label: '去购物车' },
    },
  },
  openBox: {
    list: 'openBox',
    path: '/openBoxOrder',
    title: '开箱订单',
    lead: '一单一件，每件都有自己的档案',
    tabs: [...open, 'completed', 'afterSale'],
    steps: { choose: '选单件', confirm: '确认这一件' },
    toGoods: toOpenBox,
    none: { title: '还没有开箱订单', text: '锁定一件、付款之后，它的档案、物流和售后都在这里。' },
    unpaid: `锁定后 ${rules.openBox.lockMinutes} 分钟内没有付款的，会放回列表。`,
    nothingChosen: {
      title: '还没有选单件',
      text: '在单件的页面按“买这一件”，锁定之后到这里确认。',
      action: toOpenBox,
    },
  },
} as const satisfies Readonly<Record<'mine' | 'openBox', OrderSection>>;
