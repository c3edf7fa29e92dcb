-- When this owner last changed the list: what is added from elsewhere goes to that one first. Null where that was before this was kept.
alter table list_owners add column changed_at timestamptz;
