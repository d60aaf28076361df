-- Roles become records of the engine: translations may be missing, and they are searched, scoped and counted.
alter table role
  alter column name_en drop not null,
  alter column name_en drop default,
  alter column name_lo drop not null,
  alter column name_lo drop default,
  -- all | division (one's own and those below) | chosen (role_division and those below) | own (records one made);
  -- the roles there are go on seeing everything
  add column scope text not null default 'all' check (scope in ('all', 'division', 'chosen', 'own')),
  add column note text,
  -- how many people have it who are not in the bin; kept by the triggers below, whoever writes
  add column member_count integer not null default 0,
  add column search tsvector not null default '';
update role set name_en = nullif(name_en, ''), name_lo = nullif(name_lo, '');
create index role_search on role using gin (search) with (fastupdate = off);

-- The divisions of a role whose scope is 'chosen'; each stands for itself and all below it.
create table role_division (
  role_id text not null references role (id) on delete cascade,
  division_id text not null references division (id),
  primary key (role_id, division_id)
);
create index role_division_division on role_division (division_id);

create function count_members(role_ids text[]) returns void language plpgsql as $$
begin
  -- in one order for everybody, so that two who change several roles wait instead of blocking each other
  perform 1 from role where id = any(role_ids) order by id for no key update;
  update role set member_count = counted.members
  from (
    select r.id, count(a.id) as members
    from role r
    left join user_role on user_role.role_id = r.id
    left join account a on a.id = user_role.account_id and a.deleted_at is null
    where r.id = any(role_ids)
    group by r.id
  ) as counted
  where role.id = counted.id and role.member_count <> counted.members;
end $$;

create function members_changed() returns trigger language plpgsql as $$
begin
  perform count_members((select array_agg(distinct role_id) from changed));
  return null;
end $$;
create trigger members_added after insert on user_role
  referencing new table as changed for each statement execute function members_changed();
create trigger members_removed after delete on user_role
  referencing old table as changed for each statement execute function members_changed();

create function member_came_or_went() returns trigger language plpgsql as $$
begin
  perform count_members((select array_agg(role_id) from user_role where account_id = new.id));
  return null;
end $$;
create trigger member_came_or_went after update of deleted_at on account
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function member_came_or_went();

select count_members((select array_agg(id) from role));
