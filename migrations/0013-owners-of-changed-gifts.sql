-- Who owned the gift's list when it was changed, moved (also of the list that it came from) or deleted: the list may be gone when its givers are told, and no
-- mail about it goes to an owner's address.
alter table gift_changes add column owner_ids integer[] not null default '{}';
update gift_changes set owner_ids = array[owner_id];
alter table gift_changes alter column owner_ids drop default;
