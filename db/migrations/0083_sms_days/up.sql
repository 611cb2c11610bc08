-- How many messages went out on a day of Shanghai: the budget of the whole shop is counted here, by one guarded statement for each message
-- (decision 0038).

create domain message_count as integer constraint message_count_not_negative check (value >= 0);

create table sms_days (
  day business_day primary key,
  sent message_count not null
);
