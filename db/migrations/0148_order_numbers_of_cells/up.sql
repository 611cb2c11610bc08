-- The number of an order made at a moment: the day in Shanghai, two digits for the part of the users that this database has, and eight that do
-- not tell how many orders there are. 00 while one database has all users; a further one is told its own: `alter database … set jiwu.cell = '07'`.
create function next_order_no(made_at timestamptz) returns text language sql volatile as $$
  select to_char(made_at at time zone 'Asia/Shanghai', 'YYYYMMDD') || coalesce(nullif(current_setting('jiwu.cell', true), ''), '00')
    || lpad(order_number(nextval('order_numbers'))::text, 8, '0')
$$;

-- Numbers from before have no digits for a cell.
alter domain order_no drop constraint order_no_check;
alter domain order_no add constraint order_no_check check (value ~ '^[0-9]{16}([0-9]{2})?$') not valid;
alter domain orders_rules drop constraint orders_no_check;
alter domain orders_rules add constraint orders_no_check check ((value).no ~ '^[0-9]{16}([0-9]{2})?$') not valid;
