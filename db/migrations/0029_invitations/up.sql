-- Who brought whom, and whether that was rewarded. users.inviter_id says the same of the person and never changes.

-- A browser that opened an invitation: who registers in it later was brought by that person.
create table invitation_visits (
  browser_id text primary key check (length(browser_id) between 1 and 64),
  inviter_id uuid not null references users (id),
  visited_at timestamptz not null
);
create index invitation_visits_visited_at on invitation_visits (visited_at);

create table invitations (
  invited_id uuid primary key references users (id),
  inviter_id uuid not null references users (id),
  browser_id text not null,
  via text not null check (via in ('code', 'link')),
  -- registered → rewarded or refused, at the first completed order.
  state text not null check (state in ('registered', 'rewarded', 'refused')),
  refusal text check (refusal in ('sameBrowser', 'sameDevice', 'sameAddress')),
  order_id uuid,
  created_at timestamptz not null,
  decided_at timestamptz,
  check (invited_id <> inviter_id),
  check ((state = 'registered') = (decided_at is null) and (state = 'registered') = (order_id is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index invitations_of_inviter on invitations (inviter_id, created_at desc, invited_id);

insert into invitations (invited_id, inviter_id, browser_id, via, state, created_at)
select id, inviter_id, '', 'code', 'registered', created_at from users where inviter_id is not null;

create function keep_inviter() returns trigger language plpgsql as $$
begin
  raise exception 'an inviter stays' using errcode = 'restrict_violation';
end $$;
create trigger users_keep_inviter before update of inviter_id on users
  for each row when (old.inviter_id is distinct from new.inviter_id) execute function keep_inviter();
