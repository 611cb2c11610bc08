-- Reviews come from completed orders: each line of an order is reviewed once. Those of before had none.

alter table reviews add column order_id uuid;
alter table reviews add column order_line_id uuid;
alter table reviews add constraint reviews_order check ((order_id is null) = (order_line_id is null));
create unique index reviews_one_a_line on reviews (user_id, order_line_id) where order_line_id is not null;
-- Asked when a file is to be removed.
create index review_pictures_file on review_pictures (file_id);
