-- Shops, and what they sell as their feeds say it.
create table shop_categories (
  id integer generated always as identity primary key,
  name text not null unique
);

create table shops (
  id integer generated always as identity primary key,
  name citext not null unique,
  -- without `www.`
  host text,
  -- where its entry on the page of shops leads; null where it is known from its feed alone, and so not on that page
  url text,
  category_id integer references shop_categories,
  logo_hash text references images,
  -- what links to it carry for us, as a query: `partner=wishring`
  referral text,
  -- codes of the editions that show it and what it sells; null for all
  sites text[],
  -- when its feed was last read to the end: until then its prices are known to be so
  imported_at timestamptz
);
create index shops_category on shops (category_id);
create index shops_logo on shops (logo_hash) where logo_hash is not null;

-- One row a product of one shop; the same product at several shops has the same gtin.
create table products (
  id integer generated always as identity primary key,
  shop_id integer not null references shops,
  -- the shop's own id of it
  feed_id text collate "C" not null,
  -- core/gtin.ts
  gtin text,
  title text not null,
  brand text,
  -- path in the shop's own categories
  product_type text,
  -- `nl`, `de` or `en`; null where the feed does not say
  language text,
  url text not null,
  image_url text,
  -- our copy of the picture, once somebody saw it
  image_hash text references images,
  -- of EUR
  price_cents integer not null check (price_cents >= 0),
  -- of what the feed said, to tell what changed
  digest uuid not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (shop_id, feed_id)
);
create index products_gtin on products (gtin) where gtin is not null and withdrawn_at is null;
create index products_image on products (image_hash) where image_hash is not null;
