-- Owners of the gift's list at the time of the change, for a moved gift those of both lists. When its givers are
-- notified, the list may be gone, and no mail about it may go to an owner's address.
alter table gift_changes add column owner_ids integer[] not null default '{}';
update gift_changes set owner_ids = array[owner_id];
alter table gift_changes alter column owner_ids drop default;
