-- Owners of the gift's list at the time of the change. For a moved gift, the owners of both lists. The list may be
-- deleted before the gift's giver is notified, and no mail about the change may go to an owner's address.
alter table gift_changes add column owner_ids integer[] not null default '{}';
update gift_changes set owner_ids = array[owner_id];
alter table gift_changes alter column owner_ids drop default;
