import { type Extent, idAt, numbered, quantityOf, skuOf, userId } from './orderFormulas.ts';

export interface LoadedSku {
  readonly skuId: string;
  readonly productId: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly picture: unknown;
  readonly priceFen: number;
}

const CAMPAIGN_ID = '0190a000-0000-7000-8000-000000000001';
const MINUTE = `interval '1 minute'`;
const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
/** Every order goes to the same street, to someone of 1,600 names and 100,000,000 numbers: as many as staff have to tell apart. */
const PLACE = {
  divisionCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 478 号',
};
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章';
const GIVEN =
  '知夏 知秋 一诺 子涵 雨桐 浩然 思源 梓萱 伟 芳 娜 敏 静 磊 洋 勇 艳 杰 娟 涛 明 超 霞 平 刚 桂英 建国 志强 晓燕 春梅 丽华 文博 俊杰 欣怡 嘉琪 宇轩 诗涵 天佑 若曦 安然'.split(
    ' ',
  );
const shipTo = `jsonb_build_object(
  'recipient', substr('${SURNAMES}', (n * 7 % ${SURNAMES.length})::int + 1, 1) || ('{${GIVEN.join(',')}}'::text[])[(n / 40 * 11 % ${GIVEN.length})::int + 1],
  'phoneNumber', '138' || lpad((n * 38873677 % 100000000)::text, 8, '0')) || ${text(PLACE)}::jsonb`;
const dayOf = (at: string) => `to_char((${at}) at time zone 'Asia/Shanghai', 'YYYYMMDD')`;

/** The buyers: users without a login. */
export function userStatements(extent: Extent, users: number): string[] {
  const { now } = extent;
  const at = `to_timestamp(${now.getTime() / 1000}) - interval '731 days'`;
  return [
    `insert into users (id, user_name, phone_number, name, invitation_code, created_at)
      select ${userId('n', extent)}, 'loaded_' || n, '19' || lpad(n::text, 9, '0'), '顾客' || n,
        upper(lpad(to_hex(n), 6, '0')), ${at}
      from generate_series(1, ${users}) as n`,
    `insert into consents (user_id, document, version, agreed_at, browser_id)
      select id, document, '2026-01', created_at, 'loaded' from users
      cross join (values ('serviceTerms'), ('privacyPolicy')) as documents (document)
      where user_name like 'loaded\\_%'`,
  ];
}

/** The orders of a range of numbers; `firstNo` is where the sequence of order numbers stood. */
export function ordersStatement(
  extent: Extent,
  range: { from: number; to: number },
  { skus, firstNo }: { skus: readonly LoadedSku[]; firstNo: number },
): string {
  const prices = `'{${skus.map(({ priceFen }) => priceFen).join(',')}}'::int[]`;
  const goods = ['0', '1', '2']
    .map((line) => `case when lines > ${line} then (${prices})[1 + ${skuOf(line)}] * ${quantityOf(line)} else 0 end`)
    .join(' + ');
  // As the shop does on days that may see more orders; a cheaper rule for those that are over. Never both on one day: they
  // would meet in one number sooner or later.
  const numberOf = `case when ${dayOf('at')} < ${dayOf(`to_timestamp(${extent.now.getTime() / 1000}) - interval '2 days'`)}
    then (${firstNo} + n) * 38873677 % 100000000 else order_number(${firstNo} + n) end`;
  return `
    insert into orders (
      user_id, id, no, kind, takes_stock, state, list_fen, goods_fen, campaign_fen, coupon_fen, integral_fen, integral,
      shipping_fen, delivery_fen, pay_fen, shipping_reason, ship_to, delivery, request_key, payment_id, paid_with,
      review_left, created_at, pay_by, paid_at, dispatched_at, receive_by, completed_at, closed_at)
    select ${userId('user_no', extent)}, ${idAt('ms', 'salt')},
      ${dayOf('at')} || lpad((${numberOf})::text, 8, '0'),
      'normal', true, state, goods_fen, goods_fen, campaign_fen, 0, 0, 0,
      shipping_fen, 0, goods_fen - campaign_fen + shipping_fen,
      case when shipping_fen = 0 then '{"code":"shippingFree","fromFen":9900}'::jsonb
        else '{"code":"shippingCharged","freeFromFen":9900,"shortFen":1000}'::jsonb end,
      ${shipTo}, '{"kind":"standard"}', 'loaded-' || n,
      case when is_paid then ${idAt('ms + 60000', 'salt')} end,
      case when is_paid then case when n % 3 = 0 then 'alipay' else 'wechat' end end,
      case when state = 'completed' and n % 4 = 0 then lines else 0 end,
      at, at + 30 * ${MINUTE}, case when is_paid then at + ${MINUTE} end,
      case when is_sent then at + interval '1 day' end, case when is_sent then at + interval '11 days' end,
      case when state = 'completed' then at + interval '5 days' end,
      case when state = 'closed' then at + 30 * ${MINUTE} end
    from (
      select *, to_timestamp(ms / 1000.0) as at, state <> 'closed' as is_paid,
        state in ('awaitingReceipt', 'completed') as is_sent, case when goods_fen - campaign_fen >= 9900 then 0 else 800 end as shipping_fen
      from (select *, ${goods} as goods_fen from (${numbered(extent, range)}) as made offset 0) as summed
    ) as timed`;
}

/** Their lines, out of the temporary table `loaded_skus`. */
export function linesStatement(extent: Extent, range: { from: number; to: number }): string {
  return `
    insert into order_lines (
      user_id, order_id, id, position, sku_id, product_id, title, sku_label, picture, channel, quantity, list_fen,
      unit_price_fen, unit_price_reason, goods_fen, campaign_id, campaign_fen, coupon_fen, integral_fen, integral, pay_fen,
      sent_quantity)
    select ${userId('user_no', extent)}, ${idAt('ms', 'salt')}, ${idAt('ms + 1 + line', 'salt')}, line, sku_id,
      product_id, title, sku_label, picture, 'normal', quantity, price_fen * quantity, price_fen,
      '{"code":"ordinaryPrice"}', price_fen * quantity, case when share_fen > 0 then '${CAMPAIGN_ID}'::uuid end, share_fen,
      0, 0, 0, price_fen * quantity - share_fen, case when state in ('awaitingReceipt', 'completed') then quantity else 0 end
    from (
      select *, ${quantityOf('line')} as quantity, ${skuOf('line')} as sku_no,
        case when line = 0 then campaign_fen else 0 end as share_fen
      from (${numbered(extent, range)}) as made
      cross join lateral generate_series(0, lines - 1) as line
    ) as one
    join loaded_skus using (sku_no)`;
}

const loaded = `request_key like 'loaded-%'`;

/** Rows that follow from the orders themselves. */
export const followingStatements: Readonly<Record<string, string>> = {
  discounts: `
    insert into order_discounts (user_id, order_id, position, rule, rule_id, amount_fen, reason)
    select user_id, id, 0, 'campaign', '${CAMPAIGN_ID}', campaign_fen,
      '{"code":"campaignReached","campaignId":"${CAMPAIGN_ID}","name":"满减","thresholdFen":1000,"offFen":500}'
    from orders where campaign_fen > 0 and ${loaded}`,
  history: `
    insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, by_id, reason, at)
    select user_id, id, step.*
    from orders cross join lateral (values
      (0, null, 'awaitingPayment', 'user', user_id, '提交订单', created_at),
      (1, 'awaitingPayment', case when paid_at is null then 'closed' else 'awaitingDispatch' end,
        case when paid_at is null then 'shop' else 'user' end, case when paid_at is null then null else user_id end,
        case paid_with when 'wechat' then '微信支付付款' when 'alipay' then '支付宝付款' else '超时未付款' end,
        coalesce(paid_at, closed_at)),
      -- By the shop itself: what staff did is in the audit chain, which nothing but the shop adds to.
      (2, 'awaitingDispatch', 'awaitingReceipt', 'shop', null, '顺丰速运', dispatched_at),
      (3, 'awaitingReceipt', 'completed', 'user', user_id, '确认收货', completed_at)
    ) as step (position, from_state, to_state, by_kind, by_id, reason, at)
    where step.at is not null and ${loaded}`,
  payments: `
    insert into payments (
      user_id, id, payable_kind, payable_id, gateway, out_trade_no, title, amount_fen, state, transaction_id, created_at,
      expires_at, paid_at)
    select user_id, payment_id, 'order', id, paid_with, replace(payment_id::text, '-', ''), '集物订单 ' || no, pay_fen, 'paid',
      request_key, created_at, pay_by, paid_at
    from orders where paid_at is not null and ${loaded}`,
  // One movement of a kind for each SKU instead of one for each line: the figures are the same, the rows are not.
  'stock movements': `
    with pieces as (
      select sku_id, sum(wanted) as wanted, sum(sent) as sent from (
        select sku_id, sent_quantity as wanted, sent_quantity as sent from order_lines
        where user_id not in (select id from users where user_name not like 'loaded\\_%')
        union all
        select sku_id, quantity, 0 from orders join order_lines as line on line.user_id = orders.user_id and order_id = orders.id
        where ${loaded} and state = 'awaitingDispatch'
      ) as lines group by sku_id
    )
    insert into stock_movements (sku_id, id, kind, on_hand_delta, reserved_delta, sold_delta, cause_kind, cause_id, created_at)
    select sku_id, gen_random_uuid(), kind, on_hand, reserved, sold, 'loadedOrders', 'all', now() from pieces
    cross join lateral (values
      ('intake', wanted, 0, 0), ('reserve', 0, wanted, 0), ('dispatch', -sent, -sent, sent)
    ) as moved (kind, on_hand, reserved, sold)
    where greatest(abs(on_hand), abs(reserved)) > 0`,
  'stock levels': `
    update stock_levels as level set on_hand = level.on_hand + moved.on_hand, reserved = level.reserved + moved.reserved,
      sold = level.sold + moved.sold
    from (
      select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved, sum(sold_delta) as sold
      from stock_movements where cause_kind = 'loadedOrders' group by sku_id
    ) as moved where moved.sku_id = level.sku_id`,
};
