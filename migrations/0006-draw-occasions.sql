create type draw_occasion as enum ('Sinterklaas', 'Christmas', 'MyBirthday', 'Valentine', 'JustBecause');

-- Occasion of a draw, which selects the drawing on its pages and in its mails. If it is null, because the organizer
-- chose none, the draw's title and date select the drawing.
alter table draws add column occasion draw_occasion;
