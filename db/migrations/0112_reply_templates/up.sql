-- Texts that staff begin with when they answer a buyer, and change before they send them.
create table reply_templates (
  id uuid primary key,
  -- Where it is offered: granting or refusing a request, asking about it, or a conversation.
  used_for kind_name not null check (used_for in ('afterSaleApprove', 'afterSaleReject', 'afterSaleAsk', 'support')),
  title text not null check (length(title) between 1 and 20),
  text text not null check (length(text) between 1 and 500),
  position smallint not null check (position >= 0),
  -- One more with each change.
  version integer not null default 1 check (version >= 1),
  -- Null: it came with the shop.
  changed_by uuid references staff_members (id),
  changed_at timestamptz not null
);
create index reply_templates_offered on reply_templates (used_for, position, id);

insert into reply_templates (id, used_for, title, text, position, changed_at) values
  ('01937a00-0000-7000-8000-000000000001', 'afterSaleApprove', '质量问题，包运费', '您好，经核对属于质量问题，同意退货，运费由我们承担。请用原包装寄回，收到并核对后原路退款。', 0, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000002', 'afterSaleApprove', '七天无理由', '您好，同意七天无理由退货。请保持商品完好、配件齐全后寄回，收到并核对后原路退款。', 1, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000003', 'afterSaleApprove', '发错货', '很抱歉发错了货。请把收到的商品寄回，运费由我们承担，收到后原路退款。', 2, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000004', 'afterSaleReject', '超过七天', '您好，这件商品签收已经超过七天，照片里也没有看到质量问题，不能无理由退货。有使用上的问题请随时联系客服。', 0, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000005', 'afterSaleReject', '已经使用', '您好，从照片看商品已经使用过，影响再次销售，不能无理由退货。', 1, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000006', 'afterSaleAsk', '请补照片', '您好，麻烦补充几张照片：整体、问题的地方、外箱和面单，我们好尽快处理。', 0, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000007', 'support', '在核实', '您好，正在为您核实，请稍等。', 0, '2026-11-18T00:00:00+08:00'),
  ('01937a00-0000-7000-8000-000000000008', 'support', '今天发出', '您好，您的订单今天会发出，发出后会有短信和站内消息通知。', 1, '2026-11-18T00:00:00+08:00');
