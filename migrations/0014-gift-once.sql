-- Idempotency key of the form that added the gift: a digest of the form and its content, so that a form sent twice adds
-- one gift. Null for gifts added without a form.
alter table gifts add column once text;
create unique index gifts_once on gifts (once) where once is not null;
