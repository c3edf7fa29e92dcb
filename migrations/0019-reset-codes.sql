-- Codes by which a forgotten password is replaced: one an account, the newest. Only the mail has the code itself.
create table reset_codes (
  user_id integer primary key references users on delete cascade,
  code_hash bytea not null unique,
  -- the account as it was when the code was asked for: with another address or password the code is worth nothing
  email citext not null,
  password_digest bytea not null,
  expires_at timestamptz not null
);
create index reset_codes_expiry on reset_codes (expires_at);
