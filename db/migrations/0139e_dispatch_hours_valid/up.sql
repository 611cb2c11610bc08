alter table orders validate constraint orders_dispatch_hours;
