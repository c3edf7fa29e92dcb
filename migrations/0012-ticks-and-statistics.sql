-- What givers tick off for themselves. Nobody else ever reads it.
alter table cross_offs
  add column is_bought boolean not null default false,
  add column is_wrapped boolean not null default false;

-- The figures of the start page: one row, counted once an hour.
create table statistics (
  is_only_row boolean primary key default true check (is_only_row),
  people integer not null,
  gifts integer not null,
  -- lists whose birthday is in the month in which they were counted
  birthdays integer not null,
  counted_at timestamptz not null
);
