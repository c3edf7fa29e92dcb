-- Language in which a list's owner writes: that of the edition in which the list was made. Screen readers read the
-- list's texts with the voice of that language. It is unknown for a list whose owner we don't know.
alter table lists add column language text check (language in ('nl', 'de', 'en'));
update lists l
set language = case u.edition when 'de' then 'de' when 'en' then 'en' else 'nl' end
from list_owners o
join users u on u.id = o.user_id
where o.list_id = l.id and o.is_primary;
