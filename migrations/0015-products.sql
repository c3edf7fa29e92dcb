-- Shops, and the products in their feeds.
create table shop_categories (
  id integer generated always as identity primary key,
  name text not null unique
);

create table shops (
  id integer generated always as identity primary key,
  name citext not null unique,
  -- host without `www.`
  host text,
  -- target of the shop's entry on the page of shops; null for a shop that is known only from its feed and has no entry
  url text,
  category_id integer references shop_categories,
  logo_hash text references images,
  -- query that we add to links to the shop: `partner=wishring`
  referral text,
  -- codes of the editions that show the shop and its products; null for all
  sites text[],
  -- when we last read the shop's feed to its end; the prices in it were correct at that time
  imported_at timestamptz
);
create index shops_category on shops (category_id);
create index shops_logo on shops (logo_hash) where logo_hash is not null;

-- Products, one row for each shop that sells one. The same product at several shops has the same gtin.
create table products (
  id integer generated always as identity primary key,
  shop_id integer not null references shops,
  -- the shop's own id of the product
  feed_id text collate "C" not null,
  -- in the format of core/gtin.ts
  gtin text,
  title text not null,
  brand text,
  -- path of the product in the shop's own categories
  product_type text,
  -- `nl`, `de` or `en`; null if the feed doesn't say
  language text,
  url text not null,
  image_url text,
  -- our copy of the picture; null until the product is first shown or becomes a gift
  image_hash text references images,
  -- in euro cents
  price_cents integer not null check (price_cents >= 0),
  -- digest of the feed's data, to find changed products
  digest uuid not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (shop_id, feed_id)
);
create index products_gtin on products (gtin) where gtin is not null and withdrawn_at is null;
create index products_image on products (image_hash) where image_hash is not null;
