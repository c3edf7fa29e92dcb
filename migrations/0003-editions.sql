-- The editions of src/core/editions.ts. To add one, write a migration with a single line (`alter type edition add value
-- …`).
create type edition as enum ('nl', 'be', 'de', 'en');

alter table users drop constraint users_edition_check, alter column edition type edition using edition::edition;
alter table mails drop constraint mails_edition_check, alter column edition type edition using edition::edition;
alter table participants drop constraint participants_edition_check, alter column edition type edition using edition::edition;
