-- The search for lists: docs/decisions/018-search.md.
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Words of a text, in lower case and without accents: only letters and digits. A very long word is cut, because an
-- index can't store words of unlimited length.
create function words_of(given text) returns text[] language sql immutable strict parallel safe
  return string_to_array(trim(regexp_replace(
    regexp_replace(public.unaccent('public.unaccent', lower(normalize(given, nfkc))), '[^[:alnum:]]+', ' ', 'g'),
    '([[:alnum:]]{60})[[:alnum:]]+', '\1', 'g'
  )), ' ');

-- Other spellings of a text: Mueller for Müller, Nymegen for Nijmegen, DAncona for D'Ancona.
create function respelled(given text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(
    translate(lower(normalize(given, nfkc)), '''’', ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ij', 'y');

-- Lexemes by which a list is found: its words, and the first letters of each word, up to six, marked by a star. A
-- prefix search for so few letters would have to collect too many words.
create function findable_by(words text[]) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(string_to_array(
    regexp_replace(
      array_to_string(words, ' '), '([^ ])([^ ]?)([^ ]?)([^ ]?)([^ ]?)([^ ]?)[^ ]*', '\& \1* \1\2* \1\2\3* \1\2\3\4* \1\2\3\4\5* \1\2\3\4\5\6*', 'g'
    ), ' '
  ));

-- The part of a tsquery that finds the lists which are `findable_by` a word with this beginning.
create function starting_with(beginning text) returns text language sql immutable strict parallel safe
  return case when length(beginning) <= 6 then quote_literal(beginning || '*') else quote_literal(beginning) || ':*' end;

-- Marks a sixteenth of the lists, in long stretches of ids. If a search has enough results among the marked lists, it
-- needn't read the others.
create function sampled(list_id integer) returns tsvector language sql immutable strict parallel safe
  return case when list_id / 4096 % 16 = 0 then '''#'''::tsvector else ''::tsvector end;

create function errors_forgiven(word text) returns integer language sql immutable strict parallel safe
  return case when length(word) < 3 then 0 when length(word) < 8 then 1 else 2 end;

-- Remains of a word's first seven letters after up to `errors_forgiven` of them are deleted. Two words that differ by
-- no more errors than that have one of these remains in common.
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
-- The lists that other people can open and whose owner wants them found, and no others.
create table findable_lists (
  list_id integer primary key references lists on delete cascade,
  -- words of first name, last name and username
  name_words tsvector not null,
  -- the same words, and those of city and title
  all_words tsvector not null
);
-- This index is updated at once. With `fastupdate`, every search would also have to read the list of pending entries.
create index findable_lists_words on findable_lists using gin (name_words, all_words) with (fastupdate = off);

-- Words of the findable lists, to correct typing errors. Words with digits are left out, because another number is no
-- typing error.
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
  -- in alphabetical order, so that two transactions can't deadlock
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
