-- Whether the letter of an approval, as it was written, said that the page is public; null: it was not written, or before this was kept.
alter table application_step add column told_public boolean;
