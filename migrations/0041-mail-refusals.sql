-- A refusal holds for all mails that somebody else causes, and not only for lists.
alter table list_refusals rename to mail_refusals;
alter index list_refusals_pkey rename to mail_refusals_pkey;
