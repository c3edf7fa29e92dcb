-- Keys on somebody's devices, by which they log in without their password.
create table passkeys (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- by what authenticators know the user: random, so that they learn nothing else
  user_handle bytea not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- how often it was used, where the authenticator counts
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 50),
  created_on date not null,
  last_used_on date
);
create index passkeys_user on passkeys (user_id);

-- What a passkey has to sign in this session; sealed, as the moment in it would tell when somebody was here.
alter table sessions add column challenge bytea;
