alter table participants
  -- number of the last mail of this lot that was given up; kept after that mail is purged
  add column failed_mail_number integer;
