-- Envelopes that open on the organizer's phone, while it goes round the table.
alter table envelopes
  -- SHA-256 of the key of the turn in which the envelope was opened, until the turn is over. If the response with the
  -- name was lost, that key gets it again
  add column turn_hash bytea check (octet_length(turn_hash) = 32),
  -- day on which a copy opens. A copy is a second link to a lot whose envelope was opened on the organizer's phone, with
  -- which the participant takes the lot along. Null for the envelope itself
  add column copy_day date,
  add constraint envelopes_copy check (copy_day is null or (sealed_guid is null and turn_hash is null));

drop index envelopes_participant;
create unique index envelopes_participant on envelopes (participant_id) where not is_void and copy_day is null;
create unique index envelopes_copy on envelopes (participant_id) where not is_void and copy_day is not null;
