-- News and notices stand by the time they were published, and are arranged by nobody.
alter table article drop column sort;
alter table notice drop column sort;
