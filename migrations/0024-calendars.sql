-- The address of somebody's calendar, which calendar programs read without a login: found by its hash, shown to its user alone (docs/decisions/034-calendar.md).
create table calendars (
  user_id integer primary key references users on delete cascade,
  guid_hash bytea not null unique check (octet_length(guid_hash) = 32),
  sealed_guid bytea not null
);
