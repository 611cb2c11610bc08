-- The names of the gateways, once. A column's domain says which of them it takes; a new gateway is added to `paid_with` (notes.md).
-- Made without constraints and given them at the end: a column that becomes a domain with a constraint is written anew.
create domain paid_with as text;
create domain payment_gateway as paid_with;
create domain outside_gateway as payment_gateway;

alter table payments drop constraint payments_gateway_check, alter column gateway type payment_gateway;
alter table payment_notifications drop constraint payment_notifications_gateway_check,
  alter column gateway type outside_gateway;
alter table reconciliations drop constraint reconciliations_gateway_check, alter column gateway type outside_gateway;
alter table reconciliation_lines alter column gateway type outside_gateway;
alter table reconciliation_differences alter column gateway type outside_gateway;
alter table recharges drop constraint recharges_gateway_check, alter column gateway type outside_gateway;
alter table vip_purchases drop constraint vip_purchases_paid_with_check, alter column paid_with type payment_gateway;
alter table orders drop constraint orders_paid_with_check, alter column paid_with type paid_with;
alter table after_sales drop constraint after_sales_refund_to_check, alter column refund_to type paid_with;

-- Not validated: what is there passed the checks that these replace.
alter domain paid_with add constraint paid_with_known check (value in ('wechat', 'alipay', 'balance', 'nothing')) not valid;
alter domain payment_gateway add constraint payment_gateway_pays check (value <> 'nothing') not valid;
alter domain outside_gateway add constraint outside_gateway_is_outside check (value <> 'balance') not valid;
