-- A price of zero said that a feed named no price.
update gifts set price_cents = null, currency = null, priced_on = null where price_cents = 0;
update deleted_gifts set price_cents = null, currency = null, priced_on = null where price_cents = 0;

alter table gifts
  -- whether the owner typed the price, or chose to have none; then no page's price replaces it
  add column has_own_price boolean not null default false,
  add constraint gifts_price_above_zero check (price_cents > 0);
alter table deleted_gifts add column has_own_price boolean not null default false;

alter table link_readings
  -- whether the page shows prices, but none that is surely the product's
  add column is_price_unsure boolean not null default false,
  -- why a page that was read yielded nothing; null for a page that yielded something
  add column problem text check (problem in ('Refused', 'NothingToRead'));
update link_readings set problem = 'NothingToRead' where read_at is not null and url is null;
