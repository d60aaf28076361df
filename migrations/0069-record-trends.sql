-- How many records came in each of the last weeks is counted along when they were made, however long the list is.
create index enterprise_by_creation on enterprise (created_at) include (deleted_at);
create index product_by_creation on product (created_at) include (deleted_at);
create index certificate_by_creation on certificate (created_at) include (deleted_at);
create index application_by_creation on application (created_at) include (deleted_at);
create index article_by_creation on article (created_at) include (deleted_at);
create index notice_by_creation on notice (created_at) include (deleted_at);
