-- no transaction
create index concurrently ledger_transfers_by_time on ledger_transfers using brin (at) with (pages_per_range = 32, autosummarize = on);
