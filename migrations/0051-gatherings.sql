-- A gathering is a draw that waits for its people: it has no moment at which it was drawn yet, but a day on which it
-- changed last.
alter table draws
  alter column drawn_at drop not null,
  alter column drawn_at drop default,
  add column waiting_since date,
  add constraint draws_drawn_or_waiting check ((drawn_at is null) = (waiting_since is not null));
create index draws_waiting on draws (waiting_since) where waiting_since is not null;

create table gatherings (
  draw_id integer primary key references draws on delete cascade,
  -- number of changes of the seats and exclusions. A draw whose people changed while it was computed is computed again
  version integer not null default 0
);

-- Links by which people join. A renewed link stays as a hash, so that it says that it is closed.
create table join_links (
  -- SHA-256 of the guid in the link, which has 122 random bits
  guid_hash bytea primary key check (octet_length(guid_hash) = 32),
  draw_id integer not null references gatherings on delete cascade,
  -- guid, sealed with the server's secret, so that the organizer can share the link; null once nobody joins by it
  sealed_guid bytea
);
create unique index join_links_open on join_links (draw_id) where sealed_guid is not null;
create index join_links_draw on join_links (draw_id);

-- People of a gathering. Once it is drawn, each seat's participant has the same public guid.
create table seats (
  id integer generated always as identity primary key,
  draw_id integer not null references gatherings on delete cascade,
  public_guid uuid not null unique,
  name text not null check (char_length(name) between 1 and 152),
  -- null for a lot that will lie in an envelope, and after the draw
  email citext check (char_length(email) <= 100),
  user_id integer references users on delete set null,
  -- for a friend: public guid of the list by which the organizer chose them
  friend_guid uuid,
  edition edition not null,
  is_organizer boolean not null default false,
  -- whether the person joined by the link; the organizer is not told the address then
  joined_alone boolean not null,
  -- SHA-256 of the guid in the seat's own link; null for people whom the organizer added
  seat_hash bytea unique check (octet_length(seat_hash) = 32),
  -- hash of the session cookie that joined, if the browser had no session. If the response was lost, that browser finds
  -- the seat on the same day
  joiner_hash bytea,
  joined_on date not null
);
create unique index seats_name on seats (draw_id, lower(name));
create unique index seats_address on seats (draw_id, email) where joined_alone;
create unique index seats_user on seats (draw_id, user_id);
create unique index seats_organizer on seats (draw_id) where is_organizer;
create index seats_joiner on seats (joiner_hash) where joiner_hash is not null;
create index seats_users on seats (user_id) where user_id is not null;

create table seat_exclusions (
  seat_id integer not null references seats on delete cascade,
  excluded_id integer not null references seats on delete cascade,
  primary key (seat_id, excluded_id)
);
create index seat_exclusions_excluded on seat_exclusions (excluded_id);

-- Sessions that hold a seat: they joined, or opened the seat's link.
create table seat_sessions (
  session_id integer not null references sessions on delete cascade,
  seat_id integer not null references seats on delete cascade,
  primary key (session_id, seat_id)
);
create index seat_sessions_seat on seat_sessions (seat_id);
