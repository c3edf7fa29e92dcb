-- Capability URL of a user's calendar, which calendar programs read without a login. We look it up by its hash and show
-- it only to its user (docs/decisions/034-calendar.md).
create table calendars (
  user_id integer primary key references users on delete cascade,
  guid_hash bytea not null unique check (octet_length(guid_hash) = 32),
  sealed_guid bytea not null
);
