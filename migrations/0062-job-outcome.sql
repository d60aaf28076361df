-- What came of a job so far, as its kind writes it down with what it does: what a further attempt goes on from, and people read.
alter table job add column outcome jsonb;
