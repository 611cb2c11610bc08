-- A line of a cart knows through what it is bought: a celebrity's pick, or simply the shop. The same SKU may stand in a cart once from each.
-- No foreign key: the cart does not know what a source is, and a pick that is gone only makes the line an ordinary one.
alter table cart_lines add column source_id uuid;
alter table cart_lines add constraint cart_lines_of_source unique nulls not distinct (owner_id, sku_id, source_id);
alter table cart_lines drop constraint cart_lines_owner_id_sku_id_key;
