-- Whether a draw's exclusions leave this participant one person only, so that the organizer can know whom they drew. Follows from the exclusions alone.
alter table participants add column is_forced boolean not null default false;
