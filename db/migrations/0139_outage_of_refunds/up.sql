-- The outage because of which the money of a day went back.
alter table advertisement_refunds add column outage_id uuid;
alter table advertisement_refunds add constraint advertisement_refunds_outage check (outage_id is null or because = 'outage') not valid;
