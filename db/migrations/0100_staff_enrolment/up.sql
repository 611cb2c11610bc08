-- When the second factor was shown to work; null: it is set up at the next sign-in. Whoever is there already has theirs.
alter table staff_members add column totp_confirmed_at timestamptz;
update staff_members set totp_confirmed_at = created_at;
-- The password was made by an administrator: its owner sets one of their own at the first sign-in.
alter table staff_members add column must_change_password boolean not null default false;
-- Grows with each change by an administrator: of two who edit the same member the second is told.
alter table staff_members add column version integer not null default 1;
alter table staff_members add column changed_at timestamptz;
alter table staff_members add column changed_by uuid;

-- The last request of the member's own doing, to the minute. Sessions that live now begin to be idle now.
alter table staff_sessions add column last_seen_at timestamptz not null default now();
alter table staff_sessions add column user_agent text not null default '';

-- Ways in for who has lost the authenticator. Each opens one session, once.
create table staff_recovery_codes (
  staff_id uuid not null references staff_members (id),
  code_hash bytea not null check (length(code_hash) = 32),
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
