create table addresses (
  user_id uuid not null references users (id),
  id uuid not null,
  recipient text not null,
  phone_number text not null check (phone_number ~ '^1[3-9][0-9]{9}$'),
  division_code char(6) not null check (division_code ~ '^[0-9]{6}$'),
  detail text not null,
  label text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index addresses_one_default on addresses (user_id) where is_default;
