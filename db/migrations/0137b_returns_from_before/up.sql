-- Those that came back in the last thirty days.
insert into open_box_returns (after_sale_id, sku_id, pieces, received_at)
select request.id, line.sku_id, sum(back.pieces), coalesce(request.decided_at, request.applied_at)
from after_sales as request
join orders on orders.user_id = request.user_id and orders.id = request.order_id and orders.takes_stock
join after_sale_lines as back on back.user_id = request.user_id and back.after_sale_id = request.id
join order_lines as line on line.user_id = request.user_id and line.id = back.line_id
where request.kind = 'returnRefund' and request.was_sent and request.state in ('refunding', 'refunded')
  -- What came back earlier was looked at long ago: sold, given away or thrown away, which nobody wrote down.
  and coalesce(request.decided_at, request.applied_at) > now() - interval '30 days'
  and not exists (
    select from stock_movements as movement
    where movement.sku_id = line.sku_id and movement.kind = 'return' and movement.cause_kind = 'afterSale'
      and movement.cause_id = request.id::text)
group by request.id, line.sku_id, request.decided_at, request.applied_at
having sum(back.pieces) > (
  select count(*) from open_box_units as unit where unit.after_sale_id = request.id and unit.sku_id = line.sku_id)
on conflict do nothing;
