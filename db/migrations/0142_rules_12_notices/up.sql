-- The rules of a row of notices, as a domain (see 0142_rules_01_orders).
create type notices_ruled as (
  kind text, cause text, title text, body text, link jsonb, is_shown boolean, sms_state text, sms_params jsonb, sms_until timestamptz
);

create domain notices_rules as notices_ruled
  constraint notices_kind_check check ((value).kind ~ '^[a-z][A-Za-z]{1,39}$')
  constraint notices_cause_check check (length((value).cause) between 1 and 100)
  constraint notices_title_check check (length((value).title) between 1 and 40)
  constraint notices_body_check check (length((value).body) between 1 and 300)
  constraint notices_link_check check (jsonb_typeof((value).link -> 'kind') = 'string' and jsonb_typeof((value).link -> 'id') = 'string')
  constraint notices_sms_state_check check ((value).sms_state in ('none', 'due', 'sending', 'sent', 'failed', 'unknown', 'skipped'))
  constraint notices_sms_params check (((value).sms_state = 'none') = ((value).sms_params is null))
  constraint notices_sms_until check (((value).sms_state = 'sending') = ((value).sms_until is not null))
  constraint notices_seen check ((value).is_shown or (value).sms_state <> 'none');

alter table notices
  add constraint notices_rules check (
    row(kind, cause, title, body, link, is_shown, sms_state, sms_params, sms_until)::notices_rules is distinct from null
  ) not valid,
  drop constraint notices_kind_check,
  drop constraint notices_cause_check,
  drop constraint notices_title_check,
  drop constraint notices_body_check,
  drop constraint notices_link_check,
  drop constraint notices_sms_state_check,
  drop constraint notices_check,
  drop constraint notices_check1,
  drop constraint notices_check2;
