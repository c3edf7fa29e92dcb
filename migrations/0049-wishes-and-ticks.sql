alter table participants
  -- wishes that the participant wrote at their own lot, for their giver
  add column wishes text check (char_length(wishes) between 1 and 2000),
  -- the giver's tick about the gift for the drawn participant, and the day on which the lot changed; encrypted like the
  -- receiver
  add column sealed_state bytea;
