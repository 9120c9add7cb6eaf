-- additive
-- Of an option: what is in it, and the diets that it does not fit (decision 0251).
alter table options add column allergens text[] not null default '{}';
alter table options add column unfit text[] not null default '{}' check (unfit <@ '{vegetarian,vegan}');
