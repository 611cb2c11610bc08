-- Accounts: who someone is, how they prove it, what they agreed to, where they are signed in.

create table users (
  id uuid primary key,
  user_name text not null,
  -- Null only for a closed account, whose number is free again.
  phone_number text check (phone_number ~ '^1[3-9][0-9]{9}$'),
  password_hash text,
  password_changed_at timestamptz,
  name text not null check (length(name) between 1 and 48),
  avatar_file_id uuid,
  invitation_code text not null check (invitation_code ~ '^[0-9A-Z]{6}$'),
  inviter_id uuid references users (id),
  level text not null default '普通用户' check (level in ('普通用户', '银卡会员', '金卡会员', '钻石会员')),
  personalised boolean not null default true,
  state text not null default 'active' check (state in ('active', 'closed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'closed' or phone_number is not null),
  check (state <> 'closed' or (phone_number is null and password_hash is null and avatar_file_id is null)),
  check (inviter_id <> id),
  check ((password_hash is null) = (password_changed_at is null))
);
create unique index users_user_name on users (lower(user_name));
create unique index users_phone_number on users (phone_number);
create unique index users_invitation_code on users (invitation_code);
create index users_inviter_id on users (inviter_id) where inviter_id is not null;

create table consents (
  user_id uuid not null references users (id),
  document text not null check (document in ('serviceTerms', 'privacyPolicy')),
  version text not null,
  agreed_at timestamptz not null,
  browser_id text not null,
  primary key (user_id, document, version)
);

-- One row for each login: a session is the family of the refresh tokens that follow one another.
create table sessions (
  user_id uuid not null references users (id),
  id uuid not null,
  browser_id text not null,
  device text not null,
  address inet not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'revoked', 'reuse', 'passwordReset', 'passwordChange', 'closed', 'expired')),
  primary key (user_id, id),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_ended_at on sessions (ended_at) where ended_at is not null;
create index sessions_last_seen_at on sessions (last_seen_at) where ended_at is null;
create index sessions_live on sessions (user_id, last_seen_at desc) where ended_at is null;

create table refresh_tokens (
  user_id uuid not null,
  hash bytea not null check (length(hash) = 32),
  session_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set by rotation, or when the family ends.
  used_at timestamptz,
  successor_hash bytea check (length(successor_hash) = 32),
  -- The successor in clear, sealed with a key that only the holder of this token can derive.
  sealed_successor bytea,
  primary key (user_id, hash),
  foreign key (user_id, session_id) references sessions (user_id, id),
  check ((successor_hash is null) = (sealed_successor is null)),
  check (successor_hash is null or used_at is not null)
);
-- Invariant 45 as a constraint: at most one unused token in a family.
create unique index refresh_tokens_one_unused on refresh_tokens (user_id, session_id) where used_at is null;
create index refresh_tokens_expires_at on refresh_tokens (expires_at);

create table sms_codes (
  phone_number text not null,
  id uuid not null,
  purpose text not null check (purpose in ('register', 'reset', 'bind', 'close')),
  browser_id text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
  used_at timestamptz,
  primary key (phone_number, id)
);
create index sms_codes_newest on sms_codes (phone_number, purpose, browser_id, id desc);
-- Serves the count of codes per phone, which holds also when Redis has forgotten.
create index sms_codes_created_at on sms_codes (phone_number, created_at);
create index sms_codes_expires_at on sms_codes (expires_at);

create table wechat_bindings (
  user_id uuid not null references users (id),
  app text not null check (app in ('website', 'miniProgram')),
  openid text not null,
  unionid text,
  nickname text not null,
  bound_at timestamptz not null,
  primary key (user_id, app)
);
create unique index wechat_bindings_openid on wechat_bindings (app, openid);
create index wechat_bindings_unionid on wechat_bindings (unionid) where unionid is not null;

-- One-time values of a WeChat login under way. Keys are stored hashed: reading this table logs nobody in.
create table wechat_website_states (
  state_hash bytea primary key check (length(state_hash) = 32),
  -- A second key that never leaves the page which asked: a callback slipped to someone else has no use.
  state_key_hash bytea not null check (length(state_key_hash) = 32),
  browser_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index wechat_website_states_expires_at on wechat_website_states (expires_at);

create table wechat_mp_tickets (
  scene_hash bytea primary key check (length(scene_hash) = 32),
  poll_key_hash bytea not null unique check (length(poll_key_hash) = 32),
  browser_id text not null,
  state text not null check (state in ('waiting', 'scanned', 'confirmed', 'refused', 'consumed')),
  confirm_key_hash bytea check (length(confirm_key_hash) = 32),
  openid text,
  unionid text,
  nickname text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (state = 'waiting' or (openid is not null and confirm_key_hash is not null and nickname is not null))
);
create index wechat_mp_tickets_expires_at on wechat_mp_tickets (expires_at);

-- A WeChat person who has proved who they are and still owes a phone number.
create table wechat_bind_keys (
  key_hash bytea primary key check (length(key_hash) = 32),
  browser_id text not null,
  app text not null check (app in ('website', 'miniProgram')),
  openid text not null,
  unionid text,
  nickname text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index wechat_bind_keys_expires_at on wechat_bind_keys (expires_at);

create table data_exports (
  user_id uuid not null references users (id),
  id uuid not null,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  requested_at timestamptz not null,
  finished_at timestamptz,
  file_id uuid,
  primary key (user_id, id),
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'preparing') = (finished_at is null))
);
create unique index data_exports_one_preparing on data_exports (user_id) where state = 'preparing';
create index data_exports_overdue on data_exports (requested_at) where state = 'preparing';
