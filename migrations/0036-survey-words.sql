-- English answers of the survey in the words of docs/texts.md, unless somebody has changed them since.
update deletion_answers set en = new.en
from (values
  ('It did not work, or was too complicated for me', 'It didn’t work, or was too complicated for me'),
  ('I get too many e-mails', 'I get too many emails'),
  ('I do not want you to have my data', 'I don’t want you to have my data')
) as new (was, en)
where deletion_answers.en = new.was;
