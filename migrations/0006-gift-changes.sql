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

-- News of deleted gifts, of the last minutes, stays in the overview alone.
insert into gift_changes (gift_id, owner_id, kind, data, due_at)
select x.gift_id, n.owner_id, n.kind, n.data, n.due_at
from gift_news n
join cross_offs x on x.id = n.cross_off_id
order by n.id;
drop table gift_news;
