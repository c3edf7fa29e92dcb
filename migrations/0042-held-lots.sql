-- Day since which a mail waits until its sender confirms their e-mail address. No job sends it before that.
alter table mails add column held_on date;
create index mails_held on mails (held_on) where held_on is not null;
-- Whether the session has opened the draw by the key in its organizer's mail, so that it reads the organizer's mailbox.
alter table draw_managers add column has_key boolean not null default false;
