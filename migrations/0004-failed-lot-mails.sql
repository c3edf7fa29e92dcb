alter table participants
  -- the last mail of his lot that was given up: kept when that mail is purged
  add column failed_mail_number integer;
