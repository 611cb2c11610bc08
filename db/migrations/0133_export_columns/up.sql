-- Which columns of the list were not shown when it was taken away as a file.
alter table staff_exports add column hidden text[] not null default '{}';
