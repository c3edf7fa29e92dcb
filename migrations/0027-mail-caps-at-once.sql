-- Number of mails that the last count allows to be sent, so that the statement that counts them can return it.
alter table mail_caps add column granted smallint not null default 0;

-- Returns the window that is open at `now`, and its count: the given window and count, or a new window with a count of
-- 0 if the given one has ended.
create function window_at(now timestamptz, length interval, since timestamptz, count integer) returns table (since timestamptz, count integer)
language sql immutable parallel safe as $$
  select case when $1 - $3 < $2 then $3 else $1 end, case when $1 - $3 < $2 then $4 else 0 end
$$;
