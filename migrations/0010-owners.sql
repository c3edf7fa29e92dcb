-- Former owners of a list, who are ordinary visitors now, even on a device that remembers the list as theirs.
create table former_owners (
  list_id integer not null references lists on delete cascade,
  user_id integer not null references users on delete cascade,
  left_at timestamptz not null,
  primary key (list_id, user_id)
);
create index former_owners_user on former_owners (user_id);

-- Web processes with sockets of owners, and the time of each process' last heartbeat. A process that was killed sends
-- no more heartbeats.
create unlogged table web_processes (
  id uuid primary key,
  seen_at timestamptz not null
);
-- Owners who have their list open, by the process that holds their socket.
create unlogged table owners_online (
  list_id integer not null references lists on delete cascade,
  user_id integer not null references users on delete cascade,
  process_id uuid not null references web_processes on delete cascade,
  primary key (list_id, user_id, process_id)
);
create index owners_online_user on owners_online (user_id);
create index owners_online_process on owners_online (process_id);

create index owner_invites_accepted_by on owner_invites (accepted_by) where accepted_by is not null;
