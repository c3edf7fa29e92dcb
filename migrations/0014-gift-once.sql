-- A digest of the form that made a gift and of what it said, so that a form sent twice makes one. Null where no form did.
alter table gifts add column once text;
create unique index gifts_once on gifts (once) where once is not null;
