-- When this owner last changed the list. A gift added from another site goes to the list that its owner changed last.
-- Null if that was before this migration.
alter table list_owners add column changed_at timestamptz;
