-- Deletion after a period: docs/retention.md.
alter table draws
  -- day on which we notified the organizer that the draw will be deleted, which is at least a month later
  add column end_told_on date;
create index draws_untold on draws (drawn_at) where end_told_on is null and deleted_at is null;
create index draws_told on draws (end_told_on) where end_told_on is not null;
create index draws_deleted on draws (deleted_at) where deleted_at is not null;

create index owner_invites_expiry on owner_invites (expires_at);
create index users_guests on users (created_at) where password_hash is null;
