create type draw_occasion as enum ('Sinterklaas', 'Christmas', 'MyBirthday', 'Valentine', 'JustBecause');

-- Occasion of a draw, which selects the drawing on its pages and in its mails. Null if none was chosen: then the title
-- and the date decide.
alter table draws add column occasion draw_occasion;
