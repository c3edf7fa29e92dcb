-- Browser and system of a session, in general words that only its user sees; never the browser's own header.
alter table sessions
  -- identifies a session to its user; a sequential id would reveal the number of other users' sessions
  add column public_guid uuid not null default gen_random_uuid(),
  add column browser text check (char_length(browser) <= 20),
  add column system text check (char_length(system) <= 20);

-- Proven e-mail addresses that accounts recently had, for account recovery: a reader of that mailbox can get the
-- account back.
create table address_changes (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  old_email citext not null check (char_length(old_email) <= 100),
  proven_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, old_email)
);
create index address_changes_email on address_changes (old_email);
create index address_changes_expiry on address_changes (expires_at);
