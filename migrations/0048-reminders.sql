alter table draws
  -- whether participants are reminded of their lot and of the day
  add column reminders boolean not null default true,
  -- when the organizer last had everybody reminded who had not opened their lot
  add column reminded_at timestamptz;

alter table participants
  add column wants_reminders boolean not null default true,
  -- day of the reminder to open the lot, and of the one before the day of the presents
  add column opening_reminder_on date,
  add column day_reminder_on date;
