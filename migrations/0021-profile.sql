-- Where somebody is logged in: coarse words for their eyes only, never the browser's own header.
alter table sessions
  -- names a session to its user, as a number would count the sessions of others
  add column public_guid uuid not null default gen_random_uuid(),
  add column browser text check (char_length(browser) <= 20),
  add column system text check (char_length(system) <= 20);

-- Proven addresses that accounts had until lately: whoever reads their mails may have the account back.
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
