-- Ticks that givers set on gifts for themselves. No other user ever sees them.
alter table cross_offs
  add column is_bought boolean not null default false,
  add column is_wrapped boolean not null default false;

-- Figures of the start page: one row, updated once an hour.
create table statistics (
  is_only_row boolean primary key default true check (is_only_row),
  people integer not null,
  gifts integer not null,
  -- number of lists with a birthday in the month of `counted_at`
  birthdays integer not null,
  counted_at timestamptz not null
);
