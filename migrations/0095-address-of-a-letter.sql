-- The address that a step's letter goes to: an applicant may give another one later. Null: none was due, or it was taken back before the letter left.
alter table application_step add column mail_to text;
update application_step set mail_to = application.email
  from application
  where application.id = application_step.application_id and application_step.mail is not null;
create index application_step_receipts on application_step (lower(mail_to), at) where kind = 'submitted';
