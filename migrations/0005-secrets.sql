-- Protects what users must not learn even if they try: docs/security.md.

-- ── Users and sessions ──────────────────────────────────────────────────────────────────────────────────────────────
alter table users
  -- guid in the links of this user's mails, which gives access to the mail settings and to nothing else
  add column mailings_guid uuid not null unique default gen_random_uuid();

-- Keeps only the dates of sessions. Together with the lots that a session opened, an exact time would reveal when a
-- participant opened their lot.
update sessions set created_at = date_trunc('day', created_at), seen_at = date_trunc('day', seen_at), expires_at = date_trunc('day', expires_at) + interval '1 day';
alter table sessions
  alter column created_at drop default, alter column created_at type date using created_at::date,
  alter column seen_at drop default, alter column seen_at type date using seen_at::date;
alter table sessions rename column created_at to created_on;
alter table sessions rename column seen_at to seen_on;

-- Sessions whose visitor denied owning the list, on a device on which one of its owners had logged in.
create table list_strangers (
  session_id integer not null references sessions on delete cascade,
  list_id integer not null references lists on delete cascade,
  primary key (session_id, list_id)
);
create index list_strangers_list on list_strangers (list_id);

-- ── Mails ───────────────────────────────────────────────────────────────────────────────────────────────────────────
alter table mails
  alter column recipient drop not null,
  alter column edition drop not null,
  -- encrypted recipient, edition, user and data of a mail whose recipient must not be stored with the time of its
  -- request; without a mail server it becomes the mail itself, which `kept` has for other mails
  add column sealed bytea,
  -- day since which the mail waits because too many mails go to its recipient; caps count it again when it is due
  add column waits_since date,
  add constraint mails_addressed check (sealed is not null or (recipient is not null and edition is not null)),
  drop column created_at,
  alter column sent_at type date using sent_at::date,
  alter column skipped_at type date using skipped_at::date,
  alter column given_up_at type date using given_up_at::date;
alter table mails rename column sent_at to sent_on;
alter table mails rename column skipped_at to skipped_on;
alter table mails rename column given_up_at to given_up_on;

-- Deletes the mails of earlier nudges and questions, because nobody needs to know their recipients any more.
delete from mails where kind in ('nudge', 'question');

-- Number of mails that users without a proven e-mail address caused to one address, in an hour and in a day that each
-- begin with a mail. The key is a keyed hash with the server's secret.
create table mail_caps (
  key text primary key,
  hour_from timestamptz not null,
  hour_count integer not null,
  day_from timestamptz not null,
  day_count integer not null
);
create index mail_caps_age on mail_caps (day_from);

-- Changes of gifts by owners. They are recorded for gifts without a cross-off too, so that both cases take the same
-- work. A job reads them later and notifies the givers, if there are any.
create table gift_changes (
  id integer generated always as identity primary key,
  -- id of the gift, which may have been deleted
  gift_id integer not null,
  owner_id integer not null references users on delete cascade,
  kind text not null check (kind in ('changed', 'moved', 'shown', 'deleted')),
  -- for a changed gift: its former text; for a deleted gift: the data of the notice to its giver
  data jsonb not null default '{}',
  -- set while the gift is locked, as the time of its cross-off is, so that the two times have the right order
  made_at timestamptz not null default clock_timestamp(),
  -- givers are notified of all recorded changes of an owner when the first of these is due
  due_at timestamptz not null
);
create index gift_changes_owner on gift_changes (owner_id);

alter table cross_offs alter column crossed_off_at set default clock_timestamp();
-- The cross-off of a deleted gift is deleted once its giver is notified. A cascade would be work that only crossed-off
-- gifts cause.
alter table cross_offs drop constraint cross_offs_gift_id_fkey;

-- Replaces the waiting mails about one change each: their changes will be in the mail about all changes of an owner. A
-- giver of a deleted gift has a notice already, so the waiting mail about the deletion is only skipped.
insert into gift_changes (gift_id, owner_id, kind, data, due_at)
select x.gift_id, o.user_id, replace(m.kind, 'cross-off-', ''), m.data, now()
from mails m
join cross_offs x on x.id = (m.data->>'crossOffId')::int
join gifts g on g.id = x.gift_id
join categories c on c.id = g.category_id
join list_owners o on o.list_id = c.list_id and o.is_primary
where m.kind in ('cross-off-changed', 'cross-off-moved') and m.sent_on is null and m.skipped_on is null;
update mails set skipped_on = current_date
where kind in ('cross-off-changed', 'cross-off-moved', 'cross-off-deleted') and sent_on is null and skipped_on is null;

-- ── Draws ───────────────────────────────────────────────────────────────────────────────────────────────────────────
alter table participants
  -- is_viewed: the lot was opened on its page, which the organizer can see; is_opened: on its page or through the API
  add column is_viewed boolean not null default false,
  add column is_opened boolean not null default false,
  -- encrypted guid of the lot, if it was derived from a secret that is no longer the newest
  add column sealed_guid bytea;
update participants set is_viewed = first_viewed_at is not null, is_opened = first_viewed_at is not null;
alter table participants drop column first_viewed_at;

-- E-mail addresses that a lot was sent to before, in order, and whether it was opened there.
create table former_addresses (
  participant_id integer not null references participants on delete cascade,
  number integer not null,
  email citext not null check (char_length(email) <= 100),
  is_opened boolean not null,
  primary key (participant_id, number)
);

alter table draws
  -- hash of the session cookie at the draw; a repeated request with the same context and cookie finds its draw
  add column context_token_hash bytea;

-- Adds the ids of the lists to the menu, because a device remembers which lists belong to its users.
create or replace view menus as
  select u.id as user_id,
    (
      select json_agg(
        json_build_object('id', l.id, 'username', l.username, 'title', l.title, 'fullName', l.first_name || ' ' || l.last_name) order by l.created_at, l.id
      )
      from list_owners o
      join lists l on l.id = o.list_id
      where o.user_id = u.id
    ) as lists
  from users u;
