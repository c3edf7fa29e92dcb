-- Cross-offs whose confirmation mail is yet to be written. Workers confirm many at a time. So the request that crosses
-- a gift off needn't check the caps, write the mail and enqueue its job.
create table unconfirmed_cross_offs (
  cross_off_id integer primary key references cross_offs on delete cascade,
  due_at timestamptz not null
);
