-- For what the payer opened the try: the gateways know a page for computers, one for phones, and one inside WeChat.
alter table payments
  add column device text not null default 'computer',
  add constraint payments_device check (device in ('computer', 'phone', 'wechat')) not valid;

-- A code that logs in.
alter table sms_codes
  drop constraint sms_codes_purpose_check,
  add constraint sms_codes_purpose_check
    check (purpose in ('register', 'login', 'reset', 'bind', 'close', 'paymentPassword')) not valid;
