-- The pictures that an approval copies for an enterprise and its products are not the reviewer's uploads, so they do not
-- use up the reviewer's quota.
alter table attachment add column is_counted boolean not null default true;
update attachment set is_counted = false
from application_picture p
where attachment.base_path in ('/file/enterprise/', '/file/product/') and p.id = left(attachment.file_name, -4);
