-- E-mail addresses whose readers refuse lists from any sender.
create table list_refusals (
  email citext primary key,
  since date not null
);
