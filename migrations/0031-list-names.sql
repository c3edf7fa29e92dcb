-- All names that lead to a list: its current name and its former ones. The primary key decides which list gets a name.
create table list_names (
  username citext primary key,
  list_id integer not null references lists on delete cascade,
  -- time until which a former name is reserved for the list; null for the current name
  expires_at timestamptz
);
create index list_names_list on list_names (list_id);
create index list_names_expiry on list_names (expires_at) where expires_at is not null;

-- Refuses a name that another list has or had. A list can take back its own former name.
create function keep_list_name() returns trigger language plpgsql as $$
begin
  insert into list_names as n (username, list_id) values (new.username, new.id)
  on conflict (username) do update set expires_at = null where n.list_id = excluded.list_id;
  if not found then
    raise unique_violation using message = 'this name leads to another list', constraint = 'list_names_pkey';
  end if;
  return null;
end $$;

create trigger list_keeps_name after insert on lists for each row execute function keep_list_name();
create trigger list_keeps_new_name after update of username on lists
  for each row when (new.username <> old.username) execute function keep_list_name();

insert into list_names (username, list_id) select username, id from lists;
