-- Day on which a user's last overview mail was sent, or was due but had nothing to report.
create table overview_days (
  user_id integer primary key references users on delete cascade,
  had_on date not null
);
create index users_overview on users (id) where overview_email_frequency > 0;

-- E-mail addresses that the mail server rejected for good. The key is a keyed hash with the server's secret, so that a
-- dump reveals no address.
create table refused_addresses (
  key text primary key,
  refused_on date not null
);
