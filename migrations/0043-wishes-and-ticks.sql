alter table participants
  -- wishes that the participant wrote at their own lot, for their giver
  add column wishes text check (char_length(wishes) between 1 and 2000),
  -- whether the giver has bought or wrapped the gift for the drawn participant; encrypted like the receiver
  add column sealed_tick bytea;
