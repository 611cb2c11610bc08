-- Once promised, a period stays as it is. Its secret may be sealed anew, with another of the server's keys: when it is shown, it is
-- compared with what was promised (draw_reveals_due).
drop trigger draw_periods_only_added on draw_periods;
create trigger draw_periods_only_added before update of id, number, starts_at, ends_at, commitment, committed_at
  or delete or truncate on draw_periods
  for each statement execute function refuse_change();
