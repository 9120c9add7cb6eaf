-- additive
-- A restored installation (safety 35): since when, and whose websites the restore has closed until somebody opens them.
alter table installation add column recovering_since timestamptz;
alter table installation add column closed_by_restore text[] not null default '{}';
