-- When this owner last changed the list; null if they have not changed it since this migration. A gift added from
-- another site goes to the list that its owner changed last.
alter table list_owners add column changed_at timestamptz;
