-- Mails to owners about messages on their lists. `forum_mails` is false for owners who want no such mails.
alter table users add column forum_mails boolean not null default true;

create index forum_posts_user on forum_posts (user_id);
create index forum_posts_age on forum_posts (created_at);

-- Messages that a list's owner has yet to be notified of by mail.
create table untold_posts (
  user_id integer not null references users on delete cascade,
  post_id integer not null references forum_posts on delete cascade,
  due_at timestamptz not null,
  primary key (user_id, post_id)
);
create index untold_posts_post on untold_posts (post_id);
create index untold_posts_due on untold_posts (due_at);

-- Day of each owner's last mail about messages. An owner gets at most one such mail a day.
create table forum_mail_days (
  user_id integer primary key references users on delete cascade,
  mailed_on date not null
);
