-- What people who try must not learn: docs/security.md.

-- ── Users and sessions ──────────────────────────────────────────────────────────────────────────────────────────────
alter table users
  -- in the links of this user's mails: opens the settings of those mails, and nothing else
  add column mailings_guid uuid not null unique default gen_random_uuid();

-- To the day: with the lots that a session opened, a finer moment would tell when somebody looked at theirs.
update sessions set created_at = date_trunc('day', created_at), seen_at = date_trunc('day', seen_at), expires_at = date_trunc('day', expires_at) + interval '1 day';
alter table sessions
  alter column created_at drop default, alter column created_at type date using created_at::date,
  alter column seen_at drop default, alter column seen_at type date using seen_at::date;
alter table sessions rename column created_at to created_on;
alter table sessions rename column seen_at to seen_on;

-- The sessions that said, on a device of one of a list's owners, that somebody else is reading.
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
  -- recipient, edition, user and data of a mail whose recipient must not be known beside the moment at which it was asked for;
  -- without a mail server it becomes the mail itself, which `kept` holds of others
  add column sealed bytea,
  -- beyond what its recipient may get at once: counted again when its time comes
  add column waits_since date,
  add constraint mails_addressed check (sealed is not null or (recipient is not null and edition is not null)),
  drop column created_at,
  alter column sent_at type date using sent_at::date,
  alter column skipped_at type date using skipped_at::date,
  alter column given_up_at type date using given_up_at::date;
alter table mails rename column sent_at to sent_on;
alter table mails rename column skipped_at to skipped_on;
alter table mails rename column given_up_at to given_up_on;

-- Nudges and questions that were asked before: whom they were for is nobody's business any more.
delete from mails where kind in ('nudge', 'question');

-- How many mails an address got that unproven people caused, in windows that begin with a mail. The key is a code under the server's secret.
create table mail_caps (
  key text primary key,
  hour_from timestamptz not null,
  hour_count integer not null,
  day_from timestamptz not null,
  day_count integer not null
);
create index mail_caps_age on mail_caps (day_from);

-- What owners did to gifts, crossed off or not, so that it is the same work either way. A job reads it later and tells the givers, where there are any.
create table gift_changes (
  id integer generated always as identity primary key,
  -- which may be gone
  gift_id integer not null,
  owner_id integer not null references users on delete cascade,
  kind text not null check (kind in ('changed', 'moved', 'shown', 'deleted')),
  -- of a gift that was changed: its words before; of one that was deleted: what its giver is told
  data jsonb not null default '{}',
  -- set while the gift is locked, as is when it was crossed off
  made_at timestamptz not null default clock_timestamp(),
  -- an owner's givers are told at the first one's moment
  due_at timestamptz not null
);
create index gift_changes_owner on gift_changes (owner_id);

alter table cross_offs alter column crossed_off_at set default clock_timestamp();
-- The cross-off of a deleted gift goes once its giver is told: a cascade would be work that only crossed-off gifts make.
alter table cross_offs drop constraint cross_offs_gift_id_fkey;

-- Mails about one change each, which still wait: told with the others from now on. Of gifts that are gone there is a notice.
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
  -- viewed: on the page, as the organizer sees it; opened: also by the API
  add column is_viewed boolean not null default false,
  add column is_opened boolean not null default false,
  -- the lot's guid, where it was derived from a secret that is not the newest
  add column sealed_guid bytea;
update participants set is_viewed = first_viewed_at is not null, is_opened = first_viewed_at is not null;
alter table participants drop column first_viewed_at;

-- Where a lot was sent before, in order, and whether it was opened there.
create table former_addresses (
  participant_id integer not null references participants on delete cascade,
  number integer not null,
  email citext not null check (char_length(email) <= 100),
  is_opened boolean not null,
  primary key (participant_id, number)
);

alter table draws
  -- of the session cookie that the browser had when it drew: the same context in the same browser finds its draw again
  add column context_token_hash bytea;

-- The menu also tells which lists they are: devices remember whose owners used them.
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
