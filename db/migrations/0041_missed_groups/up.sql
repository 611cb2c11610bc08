-- Money that came too late for the group that was wanted may open a group of its own. The wanted group's page then still tells its
-- owner what became of the money.
alter table group_seats add column missed_group_id uuid references groups (id);
alter table group_seats add constraint group_seats_missed
  check (missed_group_id is null or (was_late and is_leader and missed_group_id <> group_id));
