-- Gifts that owners deleted, with their data, for as long as the owners can undo the deletion.
create table deleted_gifts (
  id integer primary key,
  public_guid uuid not null unique,
  -- identifies the gifts that one undo brings back
  deletion uuid not null,
  list_id integer not null references lists on delete cascade,
  category_id integer references categories on delete set null,
  position integer not null,
  description text not null,
  url text,
  image_hash text references images,
  cross_off_enabled boolean not null,
  edited_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null
);
create index deleted_gifts_deletion on deleted_gifts (deletion);
create index deleted_gifts_list on deleted_gifts (list_id);
create index deleted_gifts_category on deleted_gifts (category_id);
create index deleted_gifts_image on deleted_gifts (image_hash) where image_hash is not null;

-- Time from which the change can no longer be undone. Givers are not notified of it before then.
alter table gift_changes add column final_at timestamptz not null default now();
alter table gift_changes alter column final_at drop default;
create index gift_changes_gift on gift_changes (gift_id);

-- Whether the owners have ever been able to see this cross-off. If so, no later mail tells its giver that it is hidden.
alter table cross_offs add column was_shown boolean not null default false;
update cross_offs x set was_shown = true
from gifts g
join categories c on c.id = g.category_id
join lists l on l.id = c.list_id
where g.id = x.gift_id and l.show_crossed_off;
