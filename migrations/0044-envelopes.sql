-- Participants without an e-mail address. Their lot lies in an envelope: a link that opens once.
alter table participants
  alter column email drop not null,
  alter column drawn_email drop not null,
  -- whether the participant gave the address, which the organizer is then not told
  add column is_own_address boolean not null default false;
-- A row without an address stands for an envelope.
alter table former_addresses alter column email drop not null;

create table envelopes (
  -- SHA-256 of the guid in the link, which has 122 random bits
  guid_hash bytea primary key check (octet_length(guid_hash) = 32),
  participant_id integer not null references participants on delete cascade,
  -- guid, sealed with the server's secret, so that the organizer can share the link; null once it no longer opens
  sealed_guid bytea,
  opened_on date,
  -- hash of the session cookie that opened the envelope. If the response with the lot was lost, that browser gets it
  -- again on the same day
  opener_hash bytea,
  -- whether the organizer replaced the envelope, by a new one or by a mail
  is_void boolean not null default false
);
create unique index envelopes_participant on envelopes (participant_id) where not is_void;
create index envelopes_participants on envelopes (participant_id);
