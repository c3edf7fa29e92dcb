-- Version of the part of a list that visitors can see. Every statement that changes that part renews the version. The
-- version is random, so that it doesn't reveal the number of changes.
-- The table is unlogged, because versions are only compared with those in the caches of web processes. A crash of the
-- database ends the connections of these processes, which then empty their caches.
create unlogged table list_versions (
  list_id integer primary key,
  version uuid not null default gen_random_uuid()
);

-- Announces a version to every web process when the transaction commits. Before that, announces it to the client of the
-- transaction, which has it by the time its commit is acknowledged.
create function announce_list_version(list integer, version uuid) returns void language plpgsql as $$
declare
  announcement text := format('{"topic":"list-version","key":"%s","event":"%s"}', list, version);
begin
  perform pg_notify('live', announcement);
  raise info using errcode = 'WR001', message = announcement;
end $$;

create function renew_list_version(list integer) returns void language plpgsql as $$
declare
  renewed uuid;
begin
  -- Renews the version once in a transaction. Inserts a missing row too, so that a process which asks for the version
  -- at this moment waits for this transaction to end.
  insert into list_versions as v (list_id) select list where exists (select from lists l where l.id = list)
  on conflict (list_id) do update set version = default where v.xmin <> pg_current_xact_id()::xid
  returning v.version into renewed;
  if found then
    perform announce_list_version(list, renewed);
  end if;
end $$;

create function drop_list_version() returns trigger language plpgsql as $$
begin
  delete from list_versions where list_id = old.id;
  perform announce_list_version(old.id, gen_random_uuid());
  return null;
end $$;

create function renew_own_version() returns trigger language plpgsql as $$
begin
  perform renew_list_version(new.id);
  return null;
end $$;

create function renew_version_of_list() returns trigger language plpgsql as $$
begin
  if old.list_id is not null then
    perform renew_list_version(old.list_id);
  end if;
  if new.list_id is distinct from old.list_id then
    perform renew_list_version(new.list_id);
  end if;
  return null;
end $$;

create function renew_version_of_category() returns trigger language plpgsql as $$
begin
  if old.category_id is not null then
    perform renew_list_version(list_id) from categories where id = old.category_id;
  end if;
  if new.category_id is distinct from old.category_id then
    perform renew_list_version(list_id) from categories where id = new.category_id;
  end if;
  return null;
end $$;

create function renew_version_of_gift() returns trigger language plpgsql as $$
begin
  perform renew_list_version(c.list_id)
  from gifts g join categories c on c.id = g.category_id where g.id = coalesce(new.gift_id, old.gift_id);
  return null;
end $$;

-- These triggers are deferred, so that the version's row is locked last of all, and only for the commit. If the
-- category or gift by which a trigger finds the list has been deleted by then, that row's own trigger renews the
-- version.
create constraint trigger list_renews_version after update on lists
  deferrable initially deferred for each row execute function renew_own_version();
create constraint trigger list_drops_version after delete on lists
  deferrable initially deferred for each row execute function drop_list_version();
create constraint trigger category_renews_version after insert or update or delete on categories
  deferrable initially deferred for each row execute function renew_version_of_list();
create constraint trigger gift_renews_version after insert or update or delete on gifts
  deferrable initially deferred for each row execute function renew_version_of_category();
-- not for a giver's ticks, which only that giver sees
create constraint trigger cross_off_renews_version after insert or update of gift_id, user_id, undone_at or delete on cross_offs
  deferrable initially deferred for each row execute function renew_version_of_gift();
create constraint trigger post_renews_version after insert or update or delete on forum_posts
  deferrable initially deferred for each row execute function renew_version_of_list();
create constraint trigger owner_renews_version after insert or update or delete on list_owners
  deferrable initially deferred for each row execute function renew_version_of_list();
