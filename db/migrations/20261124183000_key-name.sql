-- additive
-- The name of the key that seals secrets here (safety 35): a start with another key could read none of them. An
-- installation from before gets it at its next start.
alter table installation add column key_name text;
