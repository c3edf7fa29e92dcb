-- What a draw is for: which drawing its pages and mails show. Null where nobody said; title and day tell then.
alter table draws add column occasion occasion;
