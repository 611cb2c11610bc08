-- no transaction
create index concurrently advertisement_refunds_by_outage on advertisement_refunds (outage_id) where outage_id is not null;
