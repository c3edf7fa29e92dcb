-- Cross-offs whose confirmation mail is yet to be written. Workers confirm many at a time, so givers needn't wait for
-- the caps, the mail and its job.
create table unconfirmed_cross_offs (
  cross_off_id integer primary key references cross_offs on delete cascade,
  due_at timestamptz not null
);
