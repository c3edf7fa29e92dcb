-- Whether the exclusions leave this participant only one person to draw, so that the organizer can tell whom they drew.
-- It follows from the exclusions alone.
alter table participants add column is_forced boolean not null default false;

-- Sender with a proven address, if the mail waits for the sender's caps; null if it waits for its recipient's cap. This
-- is no foreign key, because a deleted user's caps still count.
alter table mails add column capped_sender_id integer;
