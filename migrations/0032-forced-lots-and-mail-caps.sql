-- Whether the exclusions leave this participant only one person to draw, so that the organizer can tell whom they drew.
-- It follows from the exclusions alone.
alter table participants add column is_forced boolean not null default false;

-- Sender with a proven address whose caps a waiting mail waits for. If null, the mail waits for its recipient's cap. No
-- foreign key, because a deleted user's caps still count.
alter table mails add column capped_sender_id integer;
