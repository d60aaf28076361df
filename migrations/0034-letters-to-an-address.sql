-- How many letters an address was sent is counted before each.
create index application_email on application (lower(email)) where email is not null;
