-- The language in which a record was written. Until now that was Chinese. Constant defaults are no rewrite of the table, and the checks
-- need no reading of the rows that have them: they hold for what is written from now on.
alter table article add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column title drop not null, alter column content drop not null;
alter table notice add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column title drop not null, alter column content drop not null;
alter table enterprise add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column name drop not null;
alter table product add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column name drop not null;
alter table brand add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column name drop not null;
alter table recommendation add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column title drop not null;
alter table banner add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column title drop not null;
alter table region add column source_language text not null default 'zh', add column chinese_state text not null default 'source',
  alter column title drop not null, alter column introduction drop not null;
alter table certificate add column source_language text not null default 'zh', alter column issuer drop not null;
alter table article add constraint article_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table notice add constraint notice_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table enterprise add constraint enterprise_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table product add constraint product_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table brand add constraint brand_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table recommendation add constraint recommendation_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table banner add constraint banner_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table region add constraint region_source_language check (source_language in ('zh', 'lo', 'en')) not valid;
alter table certificate add constraint certificate_source_language check (source_language in ('zh', 'lo', 'en')) not valid;

-- As 0072 for the other languages: counted and named on the first page.
create index article_chinese_outdated on article (id) where chinese_state = 'outdated';
create index notice_chinese_outdated on notice (id) where chinese_state = 'outdated';
create index enterprise_chinese_outdated on enterprise (id) where chinese_state = 'outdated';
create index product_chinese_outdated on product (id) where chinese_state = 'outdated';
create index brand_chinese_outdated on brand (id) where chinese_state = 'outdated';
create index recommendation_chinese_outdated on recommendation (id) where chinese_state = 'outdated';
create index banner_chinese_outdated on banner (id) where chinese_state = 'outdated';
create index region_chinese_outdated on region (id) where chinese_state = 'outdated';
