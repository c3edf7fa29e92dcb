alter table draws
  -- rises when somebody joins or leaves the drawn draw
  add column membership integer not null default 0;

-- Positions have gaps once somebody has left.
alter table participants drop constraint participants_position_check;
alter table participants add constraint participants_position_check check (position >= 0);

-- Links of people who left a drawn draw. They say so, instead of that they never existed.
create table left_links (
  -- SHA-256 of the guid in the link to a lot or an envelope
  guid_hash bytea primary key check (octet_length(guid_hash) = 32),
  draw_id integer not null references draws on delete cascade
);
create index left_links_draw on left_links (draw_id);
