-- E-mail addresses whose readers want nobody to send them lists.
create table list_refusals (
  email citext primary key,
  since date not null
);
