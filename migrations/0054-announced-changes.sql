-- Announces a change to every web process when the transaction commits, and before that to the client of the
-- transaction.
create function announce_change(topic text, key text) returns void language plpgsql as $$
declare
  -- The event is random, so that a process can tell its own announcement from another about the same key.
  announcement text := format('{"topic":"%s","key":"%s","event":"%s"}', topic, key, gen_random_uuid());
begin
  perform pg_notify('live', announcement);
  raise info using errcode = 'WR001', message = announcement;
end $$;

-- Web processes keep sessions with their users and menus in memory.
create function announce_session() returns trigger language plpgsql as $$
begin
  perform announce_change('session-data', 'session ' || old.id);
  return null;
end $$;

create function announce_user() returns trigger language plpgsql as $$
begin
  perform announce_change('session-data', 'user ' || old.id);
  return null;
end $$;

create function announce_owner() returns trigger language plpgsql as $$
begin
  if old.user_id is not null then
    perform announce_change('session-data', 'user ' || old.user_id);
  end if;
  if new.user_id is distinct from old.user_id and new.user_id is not null then
    perform announce_change('session-data', 'user ' || new.user_id);
  end if;
  return null;
end $$;

create function announce_owners_of_list() returns trigger language plpgsql as $$
begin
  perform announce_change('session-data', 'user ' || o.user_id) from list_owners o where o.list_id = old.id;
  return null;
end $$;

create trigger changed_session_is_announced after update of token_hash, user_id, user_deleted, unproven on sessions
  for each row execute function announce_session();
-- not for the many expired sessions that the purge deletes: no process keeps them
create trigger deleted_session_is_announced after delete on sessions
  for each row when (old.expires_at > now()) execute function announce_session();
create trigger user_is_announced after update of private_guid, public_guid, email, pending_email, first_name, last_name,
    password_hash, email_proven_at, overview_email_frequency, cross_off_mails or delete on users
  for each row execute function announce_user();
create trigger owner_is_announced after insert or update of list_id, user_id or delete on list_owners
  for each row execute function announce_owner();
create trigger list_is_announced_to_owners after update of username, title, first_name, last_name on lists
  for each row execute function announce_owners_of_list();

-- Web processes keep the page of shops.
create function announce_page_data() returns trigger language plpgsql as $$
begin
  perform announce_change('page-data', tg_argv[0]);
  return null;
end $$;

create trigger shops_are_announced after insert or update or delete on shops
  for each statement execute function announce_page_data('shops');
create trigger shop_categories_are_announced after insert or update or delete on shop_categories
  for each statement execute function announce_page_data('shops');
