create extension if not exists citext;

-- People. An account has a password. A guest (afstreper) has only an e-mail address, which they gave in order to cross
-- gifts off.
create table users (
  id integer generated always as identity primary key,
  private_guid uuid not null unique default gen_random_uuid(),
  public_guid uuid not null unique default gen_random_uuid(),
  email citext not null check (char_length(email) <= 100),
  first_name text check (char_length(first_name) between 1 and 50),
  last_name text check (char_length(last_name) between 1 and 100),
  password_hash text,
  -- when the user opened a link that only a mail to this address contained
  email_proven_at timestamptz,
  overview_email_frequency smallint not null default 0 check (overview_email_frequency in (0, 1, 3, 6, 12)),
  cross_off_mails boolean not null default true,
  -- edition whose language and wording mails to this person have
  edition text not null check (edition in ('nl', 'be', 'de', 'en')),
  created_at timestamptz not null default now(),
  check (password_hash is null or (first_name is not null and last_name is not null))
);
create unique index users_account_email on users (email) where password_hash is not null;
create index users_email on users (email);

create table sessions (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer references users on delete set null,
  -- true for a tombstone row: the next request with its cookie learns that the user was deleted
  user_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);

create type access_type as enum ('CLOSED', 'OPEN', 'PUBLIC', 'UNKNOWN');
create type occasion as enum (
  'Christmas', 'Communie', 'Engagement', 'FathersDay', 'Graduation', 'JustBecause', 'MaternityGifts', 'MothersDay', 'MyAnniversary',
  'MyBaptism', 'MyBirthday', 'MyHousewarming', 'MyPhD', 'OurHousewarming', 'OurMarriage', 'Sinterklaas', 'Valentine'
);

create table lists (
  id integer generated always as identity primary key,
  private_guid uuid not null unique default gen_random_uuid(),
  public_guid uuid not null unique default gen_random_uuid(),
  username citext not null unique check (username ~ '^[0-9A-Za-z][0-9A-Za-z_-]{2,49}$'),
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 100),
  city text check (char_length(city) between 1 and 100),
  title text check (char_length(title) between 1 and 100),
  description text check (char_length(description) between 1 and 2000),
  occasion occasion not null default 'JustBecause',
  occasion_date date check (occasion_date between '1800-02-01' and '9999-12-31'),
  birthday date check (birthday between '1800-02-01' and '9999-12-31'),
  access_type access_type not null,
  access_question text check (char_length(access_question) between 1 and 255),
  access_answer text check (char_length(access_answer) between 1 and 32),
  -- rises when question or answer change; a visitor who opened the list by an older version must answer again
  question_version integer not null default 0,
  -- whether the owner wants the search to find the list; kept, but without effect, while the list isn't shareable
  wants_search boolean not null default false,
  show_crossed_off boolean not null default false,
  theme_image text not null default 'stack-of-gifts',
  image_hash text references images,
  -- changes only when an owner changes something
  last_update timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (access_type <> 'OPEN' or (access_question is not null and access_answer is not null))
);

create index lists_image on lists (image_hash) where image_hash is not null;

create table list_owners (
  list_id integer not null references lists on delete cascade,
  user_id integer not null references users on delete cascade,
  is_primary boolean not null default false,
  since timestamptz not null default now(),
  primary key (list_id, user_id)
);
create unique index list_owners_one_primary on list_owners (list_id) where is_primary;
create index list_owners_user on list_owners (user_id);

create table owner_invites (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  list_id integer not null references lists on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  accepted_at timestamptz,
  accepted_by integer references users on delete set null
);
create index owner_invites_list on owner_invites (list_id);

-- Sessions that gave the correct answer to a list's question.
create table list_openings (
  session_id integer not null references sessions on delete cascade,
  list_id integer not null references lists on delete cascade,
  question_version integer not null,
  opened_at timestamptz not null default now(),
  primary key (session_id, list_id)
);
create index list_openings_list on list_openings (list_id);

create table categories (
  id integer generated always as identity primary key,
  private_guid uuid not null unique default gen_random_uuid(),
  public_guid uuid not null unique default gen_random_uuid(),
  list_id integer not null references lists on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  position integer not null,
  created_at timestamptz not null default now()
);
create index categories_list on categories (list_id, position);

create table gifts (
  id integer generated always as identity primary key,
  public_guid uuid not null unique default gen_random_uuid(),
  category_id integer not null references categories on delete cascade,
  position integer not null,
  description text not null check (char_length(description) between 1 and 1000),
  url text check (char_length(url) between 1 and 4096),
  image_hash text references images,
  cross_off_enabled boolean not null default true,
  edited_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index gifts_category on gifts (category_id, position);
create index gifts_image on gifts (image_hash) where image_hash is not null;

-- A gift has at most one cross-off that isn't undone, so the database decides which giver was first. An undone
-- cross-off stays for a while, so that its link can say that it was undone.
create table cross_offs (
  id integer generated always as identity primary key,
  private_guid uuid not null unique default gen_random_uuid(),
  gift_id integer not null references gifts on delete cascade,
  user_id integer not null references users on delete cascade,
  -- flow of the cross-off; a repeated request of the same flow returns the same guid
  context_id uuid,
  crossed_off_at timestamptz not null default now(),
  undone_at timestamptz
);
create unique index cross_offs_one_winner on cross_offs (gift_id) where undone_at is null;
create unique index cross_offs_flow on cross_offs (gift_id, user_id, context_id);
create index cross_offs_user on cross_offs (user_id) where undone_at is null;

-- Notices of changes that an owner made to a gift after a giver crossed it off. Only that giver sees a notice, until they
-- clear it. It has the gift's former text.
create table cross_off_notices (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  -- cross-off of a changed gift, which has at most one notice; null in the notice of a deleted gift
  cross_off_id integer unique references cross_offs on delete cascade,
  description text not null,
  url text,
  -- public guid of the gift's list, which may have been deleted too
  list_guid uuid not null,
  first_name text not null,
  last_name text not null,
  made_at timestamptz not null default now()
);
create index cross_off_notices_user on cross_off_notices (user_id);
create index cross_off_notices_age on cross_off_notices (made_at);

create table friendships (
  id integer generated always as identity primary key,
  private_guid uuid not null unique default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  list_id integer not null references lists on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, list_id)
);
create index friendships_list on friendships (list_id);

create table forum_posts (
  id integer generated always as identity primary key,
  public_guid uuid not null unique default gen_random_uuid(),
  list_id integer not null references lists on delete cascade,
  user_id integer references users on delete set null,
  first_name text not null,
  last_name text not null,
  message text not null check (char_length(message) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index forum_posts_list on forum_posts (list_id, created_at);

-- Draws and their lots, as far as lists need them: a lot may be linked to a list.
create table draws (
  id integer generated always as identity primary key,
  public_guid uuid not null unique default gen_random_uuid(),
  drawn_at timestamptz not null default now(),
  deleted_at timestamptz
);
create table participants (
  id integer generated always as identity primary key,
  draw_id integer not null references draws on delete cascade,
  list_id integer references lists on delete set null
);
create index participants_list on participants (list_id) where list_id is not null;

-- Mails to send. A mail is written in the transaction of the change that causes it, and is sent once.
create table mails (
  id integer generated always as identity primary key,
  kind text not null,
  -- identifies the cause of the mail, such as `cross-off:17`; each cause has one mail
  cause text not null unique,
  recipient citext not null,
  user_id integer references users on delete set null,
  edition text not null check (edition in ('nl', 'be', 'de', 'en')),
  -- ids, and data that may be deleted before the mail is sent
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- when we decided not to send it, such as a confirmation of a cross-off that was undone meanwhile
  skipped_at timestamptz,
  -- the mail itself if there is no mail server; shown at /dev/mails
  kept jsonb
);
create index mails_user on mails (user_id);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- A user's lists in the menu, oldest first, read together with the session. They come from a subquery, because a join
-- with `group by` would group every user's lists to find those of one user.
create view menus as
  select u.id as user_id,
    (
      select json_agg(json_build_object('username', l.username, 'title', l.title, 'fullName', l.first_name || ' ' || l.last_name) order by l.created_at, l.id)
      from list_owners o
      join lists l on l.id = o.list_id
      where o.user_id = u.id
    ) as lists
  from users u;
