-- Identity: docs/decisions/039-who-one-is.md. Earlier code doesn't work with this schema: it reads
-- draws.organizer_guid, which is dropped here because it was stored unencrypted. Until the new code runs, drawing and
-- mails to organizers fail. The mails are tried again later.

-- Links in mails, each of which proves an e-mail address once. The token is random and only its hash is stored.
create table address_proofs (
  id integer generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  email citext not null check (char_length(email) <= 100),
  made_on date not null,
  used_on date
);
create index address_proofs_user on address_proofs (user_id);
create index address_proofs_age on address_proofs (made_on);

alter table users
  -- new e-mail address that the user wants instead of a proven one, until they confirm it
  add column pending_email citext check (char_length(pending_email) <= 100),
  add column pending_on date,
  add constraint users_pending check ((pending_email is null) = (pending_on is null));
create index users_pending_on on users (pending_on) where pending_on is not null;

alter table sessions
  -- true if the session was opened by typing an e-mail address or by an organizer's link, so that its user may be
  -- unable to read mails to that address
  add column unproven boolean not null default false;
update sessions s set unproven = true from users u where u.id = s.user_id and u.password_hash is null and u.email_proven_at is null;

-- Ids of the data of guests who were merged into an account while its former address could still recover it. If the
-- account is recovered, these data return to the guest.
create table guest_joins (
  id integer generated always as identity primary key,
  address_change_id integer not null references address_changes on delete cascade,
  guest_id integer not null references users on delete cascade,
  cross_off_ids integer[] not null,
  notice_ids integer[] not null,
  post_ids integer[] not null,
  lot_ids integer[] not null,
  friendship_ids integer[] not null
);
create index guest_joins_change on guest_joins (address_change_id);
create index guest_joins_guest on guest_joins (guest_id);

-- Draws made without an account. Each has a key, which the mails to its organizer contain. Draws of accounts have none.
alter table draws
  add column key_hash bytea check (octet_length(key_hash) = 32),
  -- encrypted key, for mails that are written later
  add column sealed_key bytea,
  -- hash of the organizer's private guid at the draw, which mails contained before draws had keys
  add column former_key_hash bytea check (octet_length(former_key_hash) = 32);
update draws d set former_key_hash = sha256(convert_to(d.organizer_guid::text, 'UTF8'))
from users u where u.id = d.organizer_user_id and u.password_hash is null;
alter table draws drop column organizer_guid;

alter table draw_managers
  -- whether the session was an account's when it drew or opened the draw; if not, an account that logs in to it later
  -- can't see the draw
  add column by_account boolean not null default false,
  -- the session's user at that time; another user can't see the organizer's own lot
  add column user_id integer references users on delete set null,
  -- whether the session opened the draw by the organizer's link, which doesn't show the organizer's own lot
  add column by_key boolean not null default false;
create index draw_managers_user on draw_managers (user_id) where user_id is not null;
update draw_managers set by_key = true;

-- An organizer without an account doesn't own their lot by drawing. A lot belongs to a user once they open it with the
-- e-mail address proven.
update participants p set user_id = null from users u
where u.id = p.user_id and p.position = 0 and u.password_hash is null and u.email_proven_at is null;
