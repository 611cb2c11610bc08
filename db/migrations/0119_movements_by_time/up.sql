-- no transaction
create index concurrently stock_movements_by_time on stock_movements using brin (created_at) with (pages_per_range = 32, autosummarize = on);
