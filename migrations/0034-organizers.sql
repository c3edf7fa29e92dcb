-- Whether the participant organizes the draw. Until now this was the first participant.
alter table participants add column is_organizer boolean not null default false;
update participants set is_organizer = true where position = 0;
create unique index participants_organizer on participants (draw_id) where is_organizer;
