-- A job's file is named by its key in the private store, no longer by a path on one machine. Backups stand in the
-- operator's folder under their file_name.
update job set file_path = case when kind = 'backup' then null else regexp_replace(file_path, '^.*/', '') end
  where file_path like '%/%';
drop index job_file;
create index job_file on job (file_until) where file_until is not null;
