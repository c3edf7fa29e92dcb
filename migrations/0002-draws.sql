-- Draws. Nothing here reveals the receiver of a participant. Only the lot's own guid can decrypt the receiver, and that
-- guid is stored nowhere (docs/decisions/006-lots.md).
alter table draws
  add column title text not null check (char_length(title) between 3 and 100),
  add column description text check (char_length(description) between 1 and 2000),
  -- the account that drew, or the guest user of an organizer without account; null once that user is deleted
  add column organizer_user_id integer references users on delete set null,
  -- organizer's private guid at the draw, which the link in the organizer's mail contains
  add column organizer_guid uuid not null,
  -- identifies the submitted form; a repeated request, whose first response was lost, finds this draw
  add column context_id uuid;
create unique index draws_context on draws (context_id) where deleted_at is null;
create index draws_organizer on draws (organizer_user_id) where organizer_user_id is not null;

alter table participants
  add column public_guid uuid not null unique,
  -- order in which the organizer entered the participants, beginning with the organizer (0)
  add column position integer not null check (position between 0 and 999),
  add column name text not null check (char_length(name) between 1 and 152),
  add column email citext not null check (char_length(email) <= 100),
  -- e-mail address at the draw; the lot may be sent there again, even if another participant has the address now
  add column drawn_email citext not null check (char_length(drawn_email) <= 100),
  add column user_id integer references users on delete set null,
  -- public guid of the friend's list through which the organizer chose this participant, whose address the organizer
  -- then can't see
  add column friend_guid uuid,
  add column edition text not null check (edition in ('nl', 'be', 'de', 'en')),
  -- rises when the lot is mailed to another address; the link in the earlier mail then stops working
  add column lot_version integer not null default 1,
  add column lot_hash bytea not null unique check (octet_length(lot_hash) = 32),
  -- null once the draw is deleted, so that nobody can open the lot any more
  add column sealed_receiver bytea,
  -- time of this participant's last nudge; encrypted like the receiver, because it is as secret
  add column sealed_nudge bytea,
  -- how often the lot was mailed; the last mail's cause is `lot:<id>:<mail_number>`
  add column mail_number integer not null default 1,
  add column first_viewed_at timestamptz,
  add unique (draw_id, position);
create index participants_user on participants (user_id) where user_id is not null;
create index participants_email on participants (email);

-- Pairs that are not allowed: the participant may not draw the excluded one.
create table exclusions (
  participant_id integer not null references participants on delete cascade,
  excluded_id integer not null references participants on delete cascade,
  primary key (participant_id, excluded_id)
);
create index exclusions_excluded on exclusions (excluded_id);

-- Sessions that drew, or that opened a draw by the link in its organizer's mail.
create table draw_managers (
  draw_id integer not null references draws on delete cascade,
  session_id integer not null references sessions on delete cascade,
  primary key (draw_id, session_id)
);
create index draw_managers_session on draw_managers (session_id);

-- Sessions that opened a lot, with the version of its link and the user of the session at that time.
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
  -- when we gave up, because the mail server rejected the address or every attempt failed
  add column given_up_at timestamptz,
  -- announcement that is made when the mail is sent or given up: {topic, key, subject}
  add column watched jsonb;
