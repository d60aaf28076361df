-- Whether a step was mailed to the applicant; null: it was not to be. `mail_job` is the job that does it.
alter table application_step add column mail text check (mail in ('waiting', 'sent', 'failed'));
alter table application_step add column mail_job text;
