-- additive
-- Parties put their tables together, or one takes a further table: the row of a table that belongs to another's session
-- says whose. Its id leads the phones that know it there. What their bills had taken besides money stays apart (decision 0107).
alter table table_sessions add column joined_to text, add column taken_more jsonb not null default '[]';
alter table table_sessions drop constraint table_sessions_state_check;
alter table table_sessions
  add constraint table_sessions_state_check check (state in ('waiting', 'open', 'paid', 'joined', 'ended')),
  add constraint table_sessions_joined_check check (state <> 'joined' or joined_to is not null),
  add foreign key (tenant_id, joined_to) references table_sessions (tenant_id, id);
drop index table_sessions_one_live;
create unique index table_sessions_one_live on table_sessions (tenant_id, table_id) where state in ('waiting', 'open', 'joined');
create index table_sessions_by_host on table_sessions (tenant_id, joined_to) where joined_to is not null;
