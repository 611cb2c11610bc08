-- When an order held its goods and was not paid: the rule about unpaid orders counts these. A plain type, so that no row is looked at.
alter table orders add column lapsed_at timestamptz;
