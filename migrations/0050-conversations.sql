-- Messages between givers and their receivers. A row shows neither its writer nor its reader, neither its time nor its
-- length: docs/decisions/051-conversations.md.
create table messages (
  -- random, so that ids have no order
  id uuid primary key,
  draw_id integer not null references draws on delete cascade,
  -- sealed with the server's secret: the two participants, the direction and the times; always of the same length
  sealed_head bytea not null,
  -- the sealed text, padded
  sealed_text bytea not null
);
create index messages_draw on messages (draw_id);
