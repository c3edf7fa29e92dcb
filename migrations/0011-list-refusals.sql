-- Addresses whose readers want no lists sent to them, whoever asks.
create table list_refusals (
  email citext primary key,
  since date not null
);
