-- Shipped words of dictionaries that the list of terms refuses (docs/terms.md) are replaced where they stand as shipped.
-- The tokens of the new words join those in `search`.
update dictionary_entry e
set
  label_en = case when e.label_en = c.was_en then c.en else e.label_en end,
  label_lo = case when e.label_lo = c.was_lo then c.lo else e.label_lo end,
  search = e.search || array_to_tsvector(string_to_array(c.tokens, ' ')),
  version = e.version + 1
from (
  values
    ('auditStatus', '04', null, null, 'ປະຕິເສດແລ້ວ', 'ບໍ່ອະນຸມັດ', 'ບໍ່ອະນຸມັດ'),
    ('publishStatus', 'draft', null, null, 'ສະບັບຮ່າງ', 'ຮ່າງ', 'ຮ່າງ'),
    ('publishStatus', 'scheduled', null, null, 'ຕັ້ງເວລາເຜີຍແຜ່', 'ກຳນົດເວລາເຜີຍແຜ່', 'ກຳນົດເວລາເຜີຍແຜ່ ນົດເວລາເຜີຍແຜ່'),
    ('publishStatus', 'withdrawn', 'Taken down', 'Unpublished', null, null, 'unpublished'),
    ('enterpriseType', 'cooperative', 'Farmers'' cooperative', 'Farmers’ cooperative', null, null, 'farmers'),
    ('messageShowType', 'NOTIFY', 'Notice', 'Notification', 'ແຈ້ງເຕືອນ', 'ການແຈ້ງເຕືອນ', 'notification ການແຈ້ງເຕືອນ'),
    ('messageAudience', 'everybody', 'Everybody', 'Everyone', null, null, 'everyone'),
    ('messageAudience', 'users', 'Certain users', 'Chosen users', null, null, 'chosen'),
    ('messageAudience', 'roles', 'Certain roles', 'Chosen roles', null, null, 'chosen'),
    ('messageAudience', 'divisions', 'Certain divisions', 'Chosen divisions', null, null, 'chosen')
) as c (code, value, was_en, en, was_lo, lo, tokens)
join dictionary_group g on g.code = c.code and g.deleted_at is null
where e.group_id = g.id and e.value = c.value and e.deleted_at is null and (e.label_en = c.was_en or e.label_lo = c.was_lo);

update dictionary_group g
set
  name = case when g.name = c.was_zh then c.zh else g.name end,
  name_en = case when g.name_en = c.was_en then c.en else g.name_en end,
  name_lo = case when g.name_lo = c.was_lo then c.lo else g.name_lo end,
  search = g.search || array_to_tsvector(string_to_array(c.tokens, ' ')),
  version = g.version + 1
from (
  values
    ('certification', null, null, 'Certifications', 'Kinds of certification', null, null, 'kinds of certification'),
    (
      'certificateType', '证件类型', '证照类型', 'Kinds of certificates', 'Kinds of licences and certificates',
      'ປະເພດໃບຢັ້ງຢືນ', 'ປະເພດໃບອະນຸຍາດ ແລະ ໃບຢັ້ງຢືນ', '照 证照 照类 zzlx licences and ໃບອະນຸຍາດ ອະນຸຍາດ ແລະ'
    ),
    ('messageState', null, null, 'State of a message', 'Message status', null, null, 'message status')
) as c (code, was_zh, zh, was_en, en, was_lo, lo, tokens)
where g.code = c.code and g.deleted_at is null and (g.name = c.was_zh or g.name_en = c.was_en or g.name_lo = c.was_lo);
