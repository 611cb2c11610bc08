alter table orders add constraint orders_rehearsed check (rehearsed >= 0) not valid;
