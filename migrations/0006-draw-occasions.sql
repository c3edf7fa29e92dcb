create type draw_occasion as enum ('Sinterklaas', 'Christmas', 'MyBirthday', 'Valentine', 'JustBecause');

-- What a draw is for: which drawing its pages and mails show. Null where nobody said; title and day tell then.
alter table draws add column occasion draw_occasion;
