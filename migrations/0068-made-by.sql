-- Whose records somebody with a data scope sees: those of their divisions, and those they made.
create index article_made_by on article (created_by) where deleted_at is null;
create index notice_made_by on notice (created_by) where deleted_at is null;
create index enterprise_made_by on enterprise (created_by) where deleted_at is null;
create index product_made_by on product (created_by) where deleted_at is null;
create index brand_made_by on brand (created_by) where deleted_at is null;
create index application_made_by on application (created_by) where deleted_at is null;
create index account_made_by on account (created_by) where deleted_at is null;
create index message_made_by on message (created_by) where deleted_at is null;
