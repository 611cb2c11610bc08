-- `expires_at` is what the gateway was told: until then it takes money. Since when nobody wants the payment any more is another moment.
alter table payments add column ended_at timestamptz;
