-- Codes that let a user replace a forgotten password: one for each account, the newest. Only the mail contains the code
-- itself.
create table reset_codes (
  user_id integer primary key references users on delete cascade,
  code_hash bytea not null unique,
  -- the account's e-mail address and password when the code was requested; the code is invalid once either has changed
  email citext not null,
  password_digest bytea not null,
  expires_at timestamptz not null
);
create index reset_codes_expiry on reset_codes (expires_at);
