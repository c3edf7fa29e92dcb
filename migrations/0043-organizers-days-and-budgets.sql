-- Organizer of a draw, whether or not they take part. `participants.is_organizer` marks the organizer's own lot, which a
-- draw lacks if its organizer only manages it.
alter table draws
  add column organizer_name text check (char_length(organizer_name) between 1 and 152),
  -- e-mail address at the draw; an account's mails go to its current address. Null once the organizer's user is deleted
  add column organizer_email citext check (char_length(organizer_email) <= 100);
update draws d set organizer_name = o.name, organizer_email = case when d.organizer_user_id is not null then o.email end
from participants o where o.draw_id = d.id and o.is_organizer;
-- A draw without participants is broken, and shows nothing but its title.
update draws set organizer_name = title where organizer_name is null;
alter table draws alter column organizer_name set not null;

-- Day on which presents are given, and highest price of a present, in cents.
alter table draws
  add column day date,
  add column budget integer check (budget between 100 and 100000);

-- Draws that their organizer has changed, with the values before the change. After ten minutes a job mails the
-- participants what is different, and deletes the row.
create table draw_changes (
  draw_id integer primary key references draws on delete cascade,
  day date,
  budget integer,
  description text,
  -- user with a proven address who changed the draw, whose daily limit of mails the mails count for
  sender_id integer references users on delete set null
);
create index draw_changes_sender on draw_changes (sender_id) where sender_id is not null;
