-- Whom invoices are made out to, and which orders have asked for one.

create table invoice_titles (
  user_id uuid not null references users (id),
  id uuid not null,
  kind text not null check (kind in ('personal', 'company')),
  title text not null check (length(title) between 1 and 60),
  -- 统一社会信用代码 of a company.
  tax_no text check (tax_no ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  check ((kind = 'company') = (tax_no is not null))
);
create unique index invoice_titles_one_default on invoice_titles (user_id) where is_default;

-- The title as it was when it was asked for: editing it later changes no invoice.
create table invoice_requests (
  user_id uuid not null references users (id),
  order_id uuid not null,
  kind text not null check (kind in ('personal', 'company')),
  title text not null check (length(title) between 1 and 60),
  tax_no text check (tax_no ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  amount_fen integer not null check (amount_fen > 0),
  state text not null check (state in ('requested', 'issued', 'cancelled')),
  requested_at timestamptz not null,
  issued_at timestamptz,
  invoice_no text unique check (invoice_no ~ '^[0-9]{8,20}$'),
  primary key (user_id, order_id),
  check ((kind = 'company') = (tax_no is not null)),
  check (num_nonnulls(issued_at, invoice_no) = case state when 'issued' then 2 else 0 end)
);
create index invoice_requests_waiting on invoice_requests (requested_at) where state = 'requested';
