-- A person's name, as far as it is known: fullNameOf of src/core/names.ts says the same.
create function full_name(first_name text, last_name text) returns text
  language sql stable parallel safe
  return concat_ws(' ', first_name, last_name);
