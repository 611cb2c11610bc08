-- no transaction
create index concurrently orders_due on orders (((paid_at at time zone 'UTC') + make_interval(hours => coalesce(dispatch_hours, 24))), id) include (paid_at, dispatch_hours) where state = 'awaitingDispatch'
