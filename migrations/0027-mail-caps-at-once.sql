-- How many mails of those that were counted last may go: a statement that counts can say so.
alter table mail_caps add column granted smallint not null default 0;

-- What was counted since a moment, unless that is over.
create function window_at(now timestamptz, length interval, since timestamptz, count integer) returns table (since timestamptz, count integer)
language sql immutable parallel safe as $$
  select case when $1 - $3 < $2 then $3 else $1 end, case when $1 - $3 < $2 then $4 else 0 end
$$;
