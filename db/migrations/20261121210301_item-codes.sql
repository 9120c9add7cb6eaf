-- additive
-- The restaurant's own code of a dish (SKU): a file of the menu knows by it which dish a line is about.
alter table items add column code text;
create unique index items_by_code on items (tenant_id, code);

-- A file of the menu is one press, taken back as one.
alter table menu_changes drop constraint menu_changes_kind_check;
alter table menu_changes add constraint menu_changes_kind_check
  check (kind in ('create', 'edit', 'delete', 'order', 'bulk', 'undo', 'scheduled', 'import'));
