-- As 0076 for content: the language in which a message was written, and what a sent one falls back to.
alter table message add column source_language text not null default 'zh', alter column title drop not null, alter column message drop not null;
alter table message add constraint message_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table notification add column source_language text not null default 'zh';
alter table notification add constraint notification_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
