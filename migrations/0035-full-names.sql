-- A person's name, with the parts that are known, as `fullNameOf` in src/core/names.ts returns it.
create function full_name(first_name text, last_name text) returns text
  language sql stable parallel safe
  return concat_ws(' ', first_name, last_name);
