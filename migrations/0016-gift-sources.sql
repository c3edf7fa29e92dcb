-- What a gift has from its link's page or from a product, beside its owner's own words.
alter table gifts
  -- the product that was picked; without it `url` is the owner's link
  add column product_id integer references products on delete set null,
  add column shop_id integer references shops,
  add column gtin text,
  add column price_cents integer check (price_cents >= 0),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- the day that the price is of
  add column priced_on date,
  -- whether the owner chose the picture, or that there is none: what a page says replaces neither
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

-- What the pages of shops said, for as long as that is likely to be true.
create table link_readings (
  -- sha-256 of the address as it is asked for
  address_digest bytea primary key,
  -- whoever reads it now: nobody else does until then
  reading_until timestamptz not null,
  -- null until it was read the first time; all of the following is null where nothing could be read
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

-- When our copy of its picture was last fetched, or tried to.
alter table products add column picture_fetched_at timestamptz;
