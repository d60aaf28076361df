-- What administrators may say of a menu entry beside what the program declares.
alter table menu add column name text not null default '';
alter table menu add column require_auth boolean not null default true;
-- people have moved it: its parent and its place no longer follow the program's declaration
alter table menu add column is_placed boolean not null default false;

-- The program's own words when somebody wrote others in their place, so that a later version's new words are noticed.
-- Null: nobody knows any more.
alter table translation add column shipped text;
