-- Instances of the version before partitions (0085) remove what is over by this name until they are replaced, one after the other. It
-- is there until the next release.
create function audit_retire(up_to bigint, over timestamptz) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  gone bigint := audit_retire(up_to);
begin
  -- They expect that all goes that no entry names; what is more than that many, this version removes after them.
  perform audit_forget(over, 100000);
  return gone;
end $$;
