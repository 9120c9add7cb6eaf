-- additive
-- Option groups that dishes have in common: edited in one of them, they change in all (decision 0253). The id of the first of them.
alter table option_groups add column shared text;
create index option_groups_shared on option_groups (tenant_id, shared) where shared is not null;
