-- Draws whole. Nothing here tells who drew whom: a receiver is readable with the lot's own guid alone, and that guid is stored nowhere
-- (docs/decisions/006-lots.md).
alter table draws
  add column title text not null check (char_length(title) between 3 and 100),
  add column description text check (char_length(description) between 1 and 2000),
  -- the account that drew, or the user made for the address of somebody without one; gone with it
  add column organizer_user_id integer references users on delete set null,
  -- as the link in the organizer's mail has it: his private guid when he drew
  add column organizer_guid uuid not null,
  -- of whoever pressed the button: pressed again because no answer came, it finds this draw
  add column context_id uuid;
create unique index draws_context on draws (context_id) where deleted_at is null;
create index draws_organizer on draws (organizer_user_id) where organizer_user_id is not null;

alter table participants
  add column public_guid uuid not null unique,
  -- the order in which the organizer wrote them down, himself first (0)
  add column position integer not null check (position between 0 and 999),
  add column name text not null check (char_length(name) between 1 and 152),
  add column email citext not null check (char_length(email) <= 100),
  -- the address at the draw: the way back to it is open also where others have it
  add column drawn_email citext not null check (char_length(drawn_email) <= 100),
  add column user_id integer references users on delete set null,
  -- public guid of the friend's list by which the organizer chose him; his address is then hidden from the organizer
  add column friend_guid uuid,
  add column edition text not null check (edition in ('nl', 'be', 'de', 'en')),
  -- rises when the lot goes to another address: the link before is dead
  add column lot_version integer not null default 1,
  add column lot_hash bytea not null unique check (octet_length(lot_hash) = 32),
  -- null once the draw is deleted: nobody opens it any more
  add column sealed_receiver bytea,
  -- when he last nudged, or never, sealed like the receiver: who nudged whom is as secret
  add column sealed_nudge bytea,
  -- how often his lot was mailed: `lot:<id>:<mail_number>` is the cause of the last one
  add column mail_number integer not null default 1,
  add column first_viewed_at timestamptz,
  add unique (draw_id, position);
create index participants_user on participants (user_id) where user_id is not null;
create index participants_email on participants (email);

-- Who may not be drawn by whom.
create table exclusions (
  participant_id integer not null references participants on delete cascade,
  excluded_id integer not null references participants on delete cascade,
  primary key (participant_id, excluded_id)
);
create index exclusions_excluded on exclusions (excluded_id);

-- The sessions that drew, or opened a draw by the link in its organizer's mail.
create table draw_managers (
  draw_id integer not null references draws on delete cascade,
  session_id integer not null references sessions on delete cascade,
  primary key (draw_id, session_id)
);
create index draw_managers_session on draw_managers (session_id);

-- The sessions that opened a lot, by the link that it had then and as whoever they were then.
create table lot_openings (
  session_id integer not null references sessions on delete cascade,
  user_id integer references users on delete cascade,
  participant_id integer not null references participants on delete cascade,
  lot_version integer not null,
  primary key (session_id, participant_id)
);
create index lot_openings_user on lot_openings (user_id) where user_id is not null;
create index lot_openings_participant on lot_openings (participant_id);

alter table mails
  -- not tried any more: the mail server refused the address, or every try failed
  add column given_up_at timestamptz,
  -- what to announce when it is sent or given up: {topic, key, subject}
  add column watched jsonb;
