-- Translations out of date are counted and named on the first page, of lists whose filters by them do not stand open and have no index.
create index enterprise_lao_outdated on enterprise (id) where lao_state = 'outdated';
create index enterprise_english_outdated on enterprise (id) where english_state = 'outdated';
create index product_lao_outdated on product (id) where lao_state = 'outdated';
create index product_english_outdated on product (id) where english_state = 'outdated';
create index brand_lao_outdated on brand (id) where lao_state = 'outdated';
create index brand_english_outdated on brand (id) where english_state = 'outdated';
create index recommendation_lao_outdated on recommendation (id) where lao_state = 'outdated';
create index recommendation_english_outdated on recommendation (id) where english_state = 'outdated';
create index banner_lao_outdated on banner (id) where lao_state = 'outdated';
create index banner_english_outdated on banner (id) where english_state = 'outdated';
