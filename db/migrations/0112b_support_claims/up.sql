-- Who of staff sees to a conversation, since when. Plain types without a reference, so that no row is looked at.
alter table support_threads add column claimed_by uuid, add column claimed_at timestamptz;
