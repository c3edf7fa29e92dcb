-- On which day somebody had their last overview mail, or would have had it if there had been something to say.
create table overview_days (
  user_id integer primary key references users on delete cascade,
  had_on date not null
);
create index users_overview on users (id) where overview_email_frequency > 0;

-- Addresses that the mail server refused for good. The key is a code under the server's secret: a dump tells no address.
create table refused_addresses (
  key text primary key,
  refused_on date not null
);
