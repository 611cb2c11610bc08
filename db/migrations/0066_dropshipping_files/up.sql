-- Lists of recipients that were sent as files: their rows are taken into a batch in the background, some hundred at a time.

create domain batch_file_state as text constraint batch_file_state_known check (value in ('reading', 'done', 'stopped', 'failed'));

create table dropshipping_files (
  user_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  -- As its sender calls it. The bytes bear no name.
  name text not null check (length(name) between 1 and 100),
  state batch_file_state not null,
  -- The bytes, as long as they are read: they name other people, and go when it is over.
  file_id uuid references files (id) on delete set null,
  -- The row of the headings and which column is what, as they were found when it was sent: {row, columns}.
  headings jsonb not null check (jsonb_typeof(headings) = 'object'),
  -- The last line of the file whose recipient is in the batch, as spreadsheets count: whoever goes on begins behind it.
  last_row integer not null default 0 check (last_row >= 0),
  read_rows pieces not null default 0,
  all_rows pieces not null check (all_rows between 1 and 5000),
  hidden_rows pieces not null,
  -- Beginnings since the last progress: one that cannot be read is given up.
  tries smallint not null default 0 check (tries >= 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  failure kind_name,
  primary key (user_id, id),
  foreign key (user_id, batch_id) references dropshipping_batches (user_id, id),
  constraint dropshipping_files_rows check (read_rows <= all_rows and hidden_rows <= all_rows and (state <> 'done' or read_rows = all_rows)),
  constraint dropshipping_files_ended check ((state = 'reading') = (ended_at is null) and (state = 'reading' or file_id is null)),
  constraint dropshipping_files_failed check ((state = 'failed') = (failure is not null))
);
-- The newest of a batch is the one that it shows; one at a time is read.
create index dropshipping_files_of_batch on dropshipping_files (user_id, batch_id, id);
create unique index dropshipping_files_one_reading on dropshipping_files (user_id, batch_id) where state = 'reading';
-- What the sweep looks for, and what a person has sent today.
create index dropshipping_files_reading on dropshipping_files (started_at) where state = 'reading';
create index dropshipping_files_started on dropshipping_files (user_id, started_at);
create index dropshipping_files_bytes on dropshipping_files (file_id) where file_id is not null;
