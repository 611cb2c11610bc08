-- Within how many hours of its payment an order is promised to leave: of its goods' shipping templates, when it was made.
alter table orders add column dispatch_hours smallint;
alter table orders add constraint orders_dispatch_hours check (dispatch_hours > 0) not valid;
