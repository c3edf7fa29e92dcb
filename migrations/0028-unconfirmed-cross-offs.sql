-- Cross-offs whose confirmation is still to be mailed, which workers do for many at a time: those who cross off do not wait for caps, mail and job.
create table unconfirmed_cross_offs (
  cross_off_id integer primary key references cross_offs on delete cascade,
  due_at timestamptz not null
);
