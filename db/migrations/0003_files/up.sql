-- Pictures and documents. The bytes are in the storage (disk or S3) under `storage_key`; rows never change their bytes.

create table files (
  id uuid primary key,
  owner_id uuid not null references users (id),
  -- pending: uploaded, not yet used by anything, seen by its owner only, swept after a day.
  -- public: part of something that everyone may see. private: for its owner only, kept until expires_at.
  visibility text not null check (visibility in ('pending', 'public', 'private')),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  file_name text,
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((width is null) = (height is null))
);
create index files_owner on files (owner_id, id);
create index files_expires_at on files (expires_at) where expires_at is not null;

alter table users add constraint users_avatar foreign key (avatar_file_id) references files (id);
-- Without it, each removal of a file would look through all users.
create index users_avatar_file_id on users (avatar_file_id) where avatar_file_id is not null;

