-- Passkeys on users' devices, with which they log in without a password.
create table passkeys (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- id by which authenticators know the user; random, so that they learn nothing else
  user_handle bytea not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- number of uses, if the authenticator counts them
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 50),
  created_on date not null,
  last_used_on date
);
create index passkeys_user on passkeys (user_id);

-- Challenge that a passkey must sign in this session. Encrypted, because its time would reveal when the user was here.
alter table sessions add column challenge bytea;
