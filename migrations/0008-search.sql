-- Searching lists: docs/decisions/018-search.md.
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Small letters without accents, and nothing but letters and digits. Of a word that is longer than any, the beginning: indexes take no words of any length.
create function words_of(given text) returns text[] language sql immutable strict parallel safe
  return string_to_array(trim(regexp_replace(
    regexp_replace(public.unaccent('public.unaccent', lower(normalize(given, nfkc))), '[^[:alnum:]]+', ' ', 'g'),
    '([[:alnum:]]{60})[[:alnum:]]+', '\1', 'g'
  )), ' ');

-- As others write it: Mueller for Müller, Nymegen for Nijmegen, DAncona for D'Ancona.
create function respelled(given text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(
    translate(lower(normalize(given, nfkc)), '''’', ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ij', 'y');

-- What a list is found by: its words, and the first letters of each, up to six and marked by a star. Collecting all words that begin with so few would take too long.
create function findable_by(words text[]) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(string_to_array(
    regexp_replace(
      array_to_string(words, ' '), '([^ ])([^ ]?)([^ ]?)([^ ]?)([^ ]?)([^ ]?)[^ ]*', '\& \1* \1\2* \1\2\3* \1\2\3\4* \1\2\3\4\5* \1\2\3\4\5\6*', 'g'
    ), ' '
  ));

-- The part of a tsquery that finds what is `findable_by` a word that begins so.
create function starting_with(beginning text) returns text language sql immutable strict parallel safe
  return case when length(beginning) <= 6 then quote_literal(beginning || '*') else quote_literal(beginning) || ':*' end;

-- Marks a sixteenth of the lists, in whole stretches: what is common there need not be collected elsewhere.
create function sampled(list_id integer) returns tsvector language sql immutable strict parallel safe
  return case when list_id / 4096 % 16 = 0 then '''#'''::tsvector else ''::tsvector end;

create function errors_forgiven(word text) returns integer language sql immutable strict parallel safe
  return case when length(word) < 3 then 0 when length(word) < 8 then 1 else 2 end;

-- What is left of a word's first seven letters when as many are struck out as errors are forgiven. Two words that differ by no more have one of these in common.
create function deletions(word text) returns text[] language sql immutable strict parallel safe
begin atomic
  with recursive shorter (letters, deleted) as (
    select left(word, 7), 0
    union
    select left(letters, at - 1) || substr(letters, at + 1), deleted + 1
    from shorter, generate_series(1, length(letters)) at
    where deleted < errors_forgiven(word)
  )
  select array_agg(distinct letters) from shorter;
end;

-- ── What may be found ───────────────────────────────────────────────────────────────────────────────────────────────
-- The lists that others can open and whose owner wants them found, and no others.
create table findable_lists (
  list_id integer primary key references lists on delete cascade,
  -- of first name, last name and username
  name_words tsvector not null,
  -- with city and title
  all_words tsvector not null
);
-- Kept up to date with every write: a list of what is still to be added would be read by every search.
create index findable_lists_words on findable_lists using gin (name_words, all_words) with (fastupdate = off);

-- Their words, to correct what is typed. Without digits: another number is no typing error.
create table dictionary (word text collate "C" primary key);
create index dictionary_deletions on dictionary using gin (deletions(word)) with (fastupdate = off);

create function make_findable(list lists) returns void language plpgsql as $$
declare
  name text := concat_ws(' ', list.first_name, list.last_name, list.username, translate(list.username::text, '-_', ''));
  beside text := concat_ws(' ', list.city, list.title);
  words_of_name text[] := words_of(name || ' ' || respelled(name));
  words_beside text[] := words_of(beside || ' ' || respelled(beside));
begin
  insert into findable_lists (list_id, name_words, all_words)
  values (
    list.id, findable_by(words_of_name) || sampled(list.id), findable_by(words_of_name || words_beside) || sampled(list.id)
  )
  on conflict (list_id) do update set name_words = excluded.name_words, all_words = excluded.all_words;
  -- in one order, so that no two lists wait for each other
  insert into dictionary (word)
  select distinct word from unnest(words_of_name || words_beside) word where length(word) >= 3 and word !~ '[0-9]' order by word
  on conflict do nothing;
end $$;

create function keep_findable() returns trigger language plpgsql as $$
begin
  if new.wants_search and new.access_type in ('PUBLIC', 'OPEN') then
    perform make_findable(new);
  else
    delete from findable_lists where list_id = new.id;
  end if;
  return null;
end $$;
create trigger new_list_is_findable after insert on lists for each row
  when (new.wants_search) execute function keep_findable();
create trigger list_stays_findable after update on lists for each row
  when (
    (old.first_name, old.last_name, old.username, old.city, old.title, old.access_type, old.wants_search)
    is distinct from (new.first_name, new.last_name, new.username, new.city, new.title, new.access_type, new.wants_search)
    and (old.wants_search or new.wants_search)
  )
  execute function keep_findable();

select make_findable(l) from lists l where wants_search and access_type in ('PUBLIC', 'OPEN');
