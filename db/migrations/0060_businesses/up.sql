-- Businesses: a user's shops and companies. Approved ones buy at wholesale prices, dropship and advertise.

create domain business_state as text constraint business_state_known
  check (value in ('reviewing', 'approved', 'refused', 'stopped'));
create domain business_kind as text constraint business_kind_known check (value in ('individual', 'company'));
-- 统一社会信用代码 of GB 32100 that the market regulator gives: 91 to a company, 92 to an individual business. The code checks its last sign.
create domain business_code as text constraint business_code_shape check (value ~ '^9[12][0-9A-HJ-NPQRTUWXY]{16}$');

create table businesses (
  user_id uuid not null references users (id),
  id uuid not null unique,
  -- As it stands on the licence that was sent last. Null together when the account was closed.
  kind business_kind not null,
  credit_code business_code,
  licence_name text check (length(licence_name) between 1 and 60),
  -- 经营者 or 法定代表人.
  principal text check (length(principal) between 1 and 30),
  -- Null: 长期.
  valid_until business_day,
  licence_file_id uuid references files (id),
  -- What the user changes at once.
  shop_name text not null check (length(shop_name) between 2 and 20),
  contact_phone text check (contact_phone ~ '^1[3-9][0-9]{9}$'),
  sender_name text check (length(sender_name) between 1 and 20),
  sender_phone text check (length(sender_phone) between 7 and 24),
  state business_state not null,
  submitted_at timestamptz not null,
  -- Staff answer before this: some working days after the submission.
  answer_by timestamptz not null,
  -- When it was last approved; stays while a change is reviewed.
  approved_at timestamptz,
  stopped_at timestamptz,
  stopped_by by_kind,
  -- Of staff.
  stop_reason text check (length(stop_reason) between 1 and 100),
  -- One more with each change.
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (user_id, id),
  constraint businesses_code_of_kind check (left(credit_code, 2) = case kind when 'individual' then '92' else '91' end),
  constraint businesses_whole check (
    num_nulls(credit_code, licence_name, principal, licence_file_id, contact_phone, sender_name, sender_phone) = 0
    or (state = 'stopped' and stopped_by = 'shop'
      and num_nonnulls(credit_code, licence_name, principal, licence_file_id, contact_phone, sender_name, sender_phone) = 0)),
  constraint businesses_stopped check ((state = 'stopped') = (num_nonnulls(stopped_at, stopped_by) = 2)),
  constraint businesses_stop_reason check (coalesce(stopped_by = 'staff', false) = (stop_reason is not null)),
  constraint businesses_approved check (state not in ('approved', 'stopped') or approved_at is not null)
);
-- One approved business per code.
create unique index businesses_one_approved on businesses (credit_code) where state = 'approved';
-- Whether a user has wholesale prices: asked with every price.
create index businesses_approved_of on businesses (user_id, approved_at) where state = 'approved';
-- For staff: what must be answered first.
create index businesses_by_state on businesses (state, answer_by, id);
create index businesses_licence_file on businesses (licence_file_id);

-- Every submission with its verdict.
create table business_reviews (
  user_id uuid not null,
  id uuid not null,
  business_id uuid not null,
  kind business_kind not null,
  credit_code business_code not null,
  licence_name text not null,
  principal text not null,
  valid_until business_day,
  licence_file_id uuid not null references files (id),
  state kind_name not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  -- [{field, words}]: what was wrong, for the user.
  reasons jsonb check (jsonb_typeof(reasons) = 'array' and jsonb_array_length(reasons) between 1 and 7),
  submitted_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references staff_members (id),
  primary key (user_id, id),
  foreign key (user_id, business_id) references businesses (user_id, id),
  constraint business_reviews_ended check ((state = 'waiting') = (decided_at is null)),
  constraint business_reviews_decided check ((state in ('approved', 'refused')) = (decided_by is not null)),
  constraint business_reviews_reasons check ((state = 'refused') = (reasons is not null))
);
create unique index business_reviews_one_waiting on business_reviews (business_id) where state = 'waiting';
create index business_reviews_of on business_reviews (user_id, business_id, id desc);
create index business_reviews_licence_file on business_reviews (licence_file_id);
