-- Data of a gift that come from its link's page or from a product, not from its owner.
alter table gifts
  -- the chosen product; if null, `url` is the owner's link
  add column product_id integer references products on delete set null,
  add column shop_id integer references shops,
  add column gtin text,
  add column price_cents integer check (price_cents >= 0),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- day of the price
  add column priced_on date,
  -- whether the owner chose the picture, or chose to have none; then no page's picture replaces it
  add column has_own_picture boolean not null default false,
  add constraint gifts_price check (num_nulls(price_cents, currency, priced_on) in (0, 3));
update gifts set has_own_picture = true where image_hash is not null;
create index gifts_product on gifts (product_id) where product_id is not null;

alter table deleted_gifts
  add column product_id integer references products on delete set null,
  add column shop_id integer references shops,
  add column gtin text,
  add column price_cents integer,
  add column currency text,
  add column priced_on date,
  add column has_own_picture boolean not null default false;
update deleted_gifts set has_own_picture = true where image_hash is not null;
create index deleted_gifts_product on deleted_gifts (product_id) where product_id is not null;

-- Data read from shops' pages, for as long as they are likely to be correct.
create table link_readings (
  -- SHA-256 of the normalized URL
  address_digest bytea primary key,
  -- until then no other process reads the page, because one is reading it now
  reading_until timestamptz not null,
  -- null until the page was read for the first time; the columns below are null if nothing could be read
  read_at timestamptz,
  url text,
  title text,
  price_cents integer,
  currency text,
  gtin text,
  image_hash text references images
);
create index link_readings_image on link_readings (image_hash) where image_hash is not null;
create index link_readings_age on link_readings (coalesce(read_at, reading_until));

-- When our copy of the product's picture was last fetched, or the last attempt was made.
alter table products add column picture_fetched_at timestamptz;
