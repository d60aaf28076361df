-- Land that an enterprise farms, in hectares.
alter table enterprise add column area numeric;
