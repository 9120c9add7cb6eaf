-- additive
-- How many dots a line of a printer's paper has; none = as most printers of that paper (384 of 58 mm, 576 of 80 mm). Decision 0220.
alter table printers add column dots integer check (dots between 256 and 1280);
