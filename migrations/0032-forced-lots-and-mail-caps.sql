-- Whether a draw's exclusions leave this participant one person only, so that the organizer can know whom they drew. Follows from the exclusions alone.
alter table participants add column is_forced boolean not null default false;

-- The user with a proven address whose caps a waiting mail waits for; null: it waits for its recipient's cap. No reference: a deleted user's caps still count.
alter table mails add column capped_sender_id integer;
