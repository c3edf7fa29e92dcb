-- Whether the mailbox doesn't exist, so that no mail of any kind goes there.
alter table refused_addresses add column is_gone boolean not null default false;
-- Number of tries after which the mail server had the whole mail and didn't reply.
alter table mails add column unanswered smallint not null default 0;
