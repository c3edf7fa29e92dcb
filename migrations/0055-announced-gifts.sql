-- Web processes keep the gifts of lists in memory for the lists' owners. These triggers announce changes of gifts and
-- categories. Nothing announces a cross-off there, because it must not change how long an owner waits for a page.

-- A category that was deleted together with its gifts announces its list itself.
create function announce_lists_of_gifts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform announce_change('gifts-data', c.list_id::text)
    from (
      select distinct list_id from categories where id in (select category_id from before union select category_id from changed)
    ) c;
  else
    perform announce_change('gifts-data', c.list_id::text)
    from (select distinct list_id from categories where id in (select category_id from changed)) c;
  end if;
  return null;
end $$;

create function announce_lists_of_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform announce_change('gifts-data', c.list_id::text)
    from (select list_id from before union select list_id from changed) c;
  else
    perform announce_change('gifts-data', c.list_id::text) from (select distinct list_id from changed) c;
  end if;
  return null;
end $$;

create function announce_list_of_language() returns trigger language plpgsql as $$
begin
  perform announce_change('gifts-data', new.id::text);
  return null;
end $$;

create trigger inserted_gifts_are_announced after insert on gifts
  referencing new table as changed for each statement execute function announce_lists_of_gifts();
create trigger updated_gifts_are_announced after update on gifts
  referencing old table as before new table as changed for each statement execute function announce_lists_of_gifts();
create trigger deleted_gifts_are_announced after delete on gifts
  referencing old table as changed for each statement execute function announce_lists_of_gifts();

create trigger inserted_categories_are_announced after insert on categories
  referencing new table as changed for each statement execute function announce_lists_of_categories();
create trigger updated_categories_are_announced after update on categories
  referencing old table as before new table as changed for each statement execute function announce_lists_of_categories();
create trigger deleted_categories_are_announced after delete on categories
  referencing old table as changed for each statement execute function announce_lists_of_categories();

create trigger language_is_announced after update of language on lists
  for each row when (old.language is distinct from new.language) execute function announce_list_of_language();
