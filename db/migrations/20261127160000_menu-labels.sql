-- additive
-- What a menu says beside calories: salt, caffeine, minutes of activity, nutrients (decision 0250). Weights in milligrams.
alter table items add column labels jsonb not null default '{}';
alter table options add column labels jsonb not null default '{}';
