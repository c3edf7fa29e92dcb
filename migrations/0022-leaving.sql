-- Deletion of accounts: docs/decisions/032-deleted-accounts.md.

-- A message stays when its author's account is deleted, without the author's name.
alter table forum_posts
  alter column first_name drop not null,
  alter column last_name drop not null,
  add constraint forum_posts_names check (num_nulls(first_name, last_name) in (0, 2));

-- Givers are notified of an owner's changes even if the owner is deleted by then.
alter table gift_changes
  drop constraint gift_changes_owner_id_fkey,
  -- e-mail addresses of owners who have been deleted since; a guest may have typed one, and no mail about these gifts
  -- may go there
  add column gone_addresses citext[] not null default '{}';

-- Questions about the reasons for leaving, asked before an account is deleted.
create table deletion_questions (
  id integer generated always as identity primary key,
  is_asked boolean not null,
  nl text not null,
  de text not null,
  en text not null
);
create unique index deletion_questions_asked on deletion_questions (is_asked) where is_asked;

create table deletion_answers (
  id integer generated always as identity primary key,
  question_id integer not null references deletion_questions on delete cascade,
  position integer not null,
  nl text not null,
  de text not null,
  en text not null,
  unique (question_id, position),
  unique (id, question_id)
);

-- Answers that users gave to the `deletion_questions`. Nothing reveals the user. The rows don't even have an order,
-- because it would be the order in which users left.
create table deletion_replies (
  guid uuid primary key default gen_random_uuid(),
  question_id integer references deletion_questions on delete cascade,
  answer_id integer,
  words text check (char_length(words) between 1 and 400),
  given_on date not null,
  foreign key (answer_id, question_id) references deletion_answers (id, question_id) on delete cascade,
  check (answer_id is null or question_id is not null),
  check (num_nonnulls(answer_id, words) > 0)
);
create index deletion_replies_answer on deletion_replies (answer_id, question_id);

with question as (
  insert into deletion_questions (is_asked, nl, de, en)
  values (true, 'Waarom ga je weg?', 'Warum gehst du?', 'Why are you leaving?')
  returning id
)
insert into deletion_answers (question_id, position, nl, de, en)
select question.id, a.position, a.nl, a.de, a.en
from question, (values
  (0, 'Ik heb geen lijst meer nodig', 'Ich brauche keine Liste mehr', 'I no longer need a list'),
  (1, 'Ik had maar één keer iets te vieren', 'Es gab nur einmal etwas zu feiern', 'I only had one thing to celebrate'),
  (2, 'Ik gebruik nu iets anders', 'Ich benutze jetzt etwas anderes', 'I use something else now'),
  (3, 'Het lukte niet, of was me te ingewikkeld', 'Es hat nicht geklappt oder war mir zu kompliziert', 'It did not work, or was too complicated for me'),
  (4, 'Ik krijg te veel mails', 'Ich bekomme zu viele Mails', 'I get too many e-mails'),
  (5, 'Ik wil niet dat jullie mijn gegevens hebben', 'Ich möchte nicht, dass ihr meine Daten habt', 'I do not want you to have my data')
) as a (position, nl, de, en);
