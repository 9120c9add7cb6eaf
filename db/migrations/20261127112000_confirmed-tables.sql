-- additive
-- Since when staff, or money, vouch for those who sit at a table. Sessions of before this version count as vouched for.
alter table table_sessions add column confirmed_at timestamptz default now();
alter table table_sessions alter column confirmed_at drop default;
