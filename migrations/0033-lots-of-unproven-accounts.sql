-- Whether this is the lot of an organizer whose e-mail address was unproven at the draw. Such a lot also opens in the
-- browser that drew.
alter table participants add column opens_where_drawn boolean not null default false;

update participants p set opens_where_drawn = true
from draws d
where d.id = p.draw_id and p.position = 0 and (
  d.key_hash is not null or d.former_key_hash is not null
  or exists (select from users u where u.id = p.user_id and u.email_proven_at is null)
);

-- Anybody may have registered with another person's address. So a lot that is mailed to an account's address belongs to
-- the account only once that address is proven.
update participants p set user_id = null
from users u
where u.id = p.user_id and p.position > 0 and u.email_proven_at is null;
