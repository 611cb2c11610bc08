-- no transaction
create index concurrently draw_periods_by_start on draw_periods (starts_at desc);
