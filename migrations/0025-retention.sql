-- What is deleted by time: docs/retention.md.
alter table draws
  -- the day on which its organizer was told that it will be deleted, a month later at the earliest
  add column end_told_on date;
create index draws_untold on draws (drawn_at) where end_told_on is null and deleted_at is null;
create index draws_told on draws (end_told_on) where end_told_on is not null;
create index draws_deleted on draws (deleted_at) where deleted_at is not null;

create index owner_invites_expiry on owner_invites (expires_at);
create index users_guests on users (created_at) where password_hash is null;
