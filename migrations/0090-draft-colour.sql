-- A draft has no colour, where it is coloured as shipped: beside a scheduled record it was another blue.
update dictionary_entry e
set color = null, version = e.version + 1
from dictionary_group g
where g.id = e.group_id and g.code = 'publishStatus' and e.value = 'draft' and e.color = 'info' and e.deleted_at is null;
