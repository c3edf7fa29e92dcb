-- The search for products: docs/decisions/027-product-search.md.

-- Number of the price step that a price is in. The filter's ranges consist of such steps. Each step has so few products
-- that the search can look at every one of them.
create function price_step(price_cents integer) returns integer language sql immutable strict parallel safe
  return width_bucket(price_cents, array[
    0, 250, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000,
    10000, 12000, 15000, 20000, 25000, 30000, 40000, 50000, 75000, 100000, 200000
  ]);

-- Lexemes by which a product is found: the words of its title with their positions, the first two with weight A;
-- `~word` for words of brand and type; `$4` for its price step; `@nl` for its language. `@nl#` marks a sixteenth of the
-- products and `@nl##` a fifth of the others, in short stretches of ids. If a search has enough results among the
-- marked products, it needn't read the others.
create function words_of_product(id integer, title text, brand text, product_type text, language text, price_cents integer) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  titled text[] := words_of(title);
  beside text[] := words_of(concat_ws(' ', brand, product_type));
begin
  return setweight(to_tsvector('pg_catalog.simple', array_to_string(titled[:2], ' ')), 'A')
    || to_tsvector('pg_catalog.simple', array_to_string(titled[3:], ' '))
    || array_to_tsvector(
      array['$' || price_step(price_cents), '@' || coalesce(language, '') || case when id / 64 % 16 = 0 then '#' when id / 64 % 5 = 0 then '##' else '' end]
      || array_remove(string_to_array('~' || array_to_string(beside, ' ~'), ' '), '~')
    );
end $$;

alter table products add column words tsvector
  generated always as (words_of_product(id, title, brand, product_type, language, price_cents)) stored;
create index products_words on products using gin (words) where withdrawn_at is null;

create function stemmer_of(language text) returns regdictionary language sql immutable strict parallel safe
  return case language when 'nl' then 'pg_catalog.dutch_stem'::regdictionary when 'de' then 'pg_catalog.german_stem' else 'pg_catalog.english_stem' end;

-- Whether a word is a stop word in a language, such as "for", "the" and "of" in English.
create function is_small(word text, language text) returns boolean language sql immutable strict parallel safe
  return ts_lexize(stemmer_of(language), word) = '{}';

-- Common stem of a word's inflections in a language: `nl:boek`. The word is stemmed twice, because the Dutch stem of
-- "fietsen" is "fiets", and the stem of "fiets" is "fiet". A double letter at the end becomes one, so that "voetballen"
-- has the stem of "voetbal".
create function stem_of(word text, language text) returns text language plpgsql immutable strict parallel safe as $$
declare
  once text := coalesce((ts_lexize(stemmer_of(language), word))[1], word);
begin
  return language || ':' || regexp_replace(coalesce((ts_lexize(stemmer_of(language), once))[1], once), '(.)\1$', '\1');
end $$;

-- Words of products. The search looks up each typed word here, for its other forms, for compounds and for likely
-- corrections.
create table product_words (
  -- letters only, at least three
  word text collate "C" primary key,
  stems text[] not null generated always as (array[stem_of(word, 'nl'), stem_of(word, 'de'), stem_of(word, 'en')]) stored,
  -- how often the word is in a sample; a common word is a more likely correction
  seen integer not null default 0
) with (fillfactor = 80);
create index product_words_reversed on product_words (reverse(word) collate "C");
create index product_words_stems on product_words using gin (stems);

-- Adds the words of a batch of products. Adds them in alphabetical order, so that two imports can't deadlock.
create function learn_product_words() returns trigger language plpgsql as $$
begin
  insert into product_words (word)
  select word from (select distinct ltrim(lexeme, '~') as word from changed, unnest(tsvector_to_array(words)) lexeme) new
  where length(word) >= 3 and word !~ '[0-9@$]'
  order by word
  on conflict do nothing;
  return null;
end $$;
create trigger new_products_bring_words after insert on products referencing new table as changed
  for each statement execute function learn_product_words();
create trigger changed_products_bring_words after update on products referencing new table as changed
  for each statement execute function learn_product_words();
