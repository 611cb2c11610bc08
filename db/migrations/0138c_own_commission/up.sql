-- no transaction
create index concurrently products_own_commission on products (id desc) where commission_bp is not null;
