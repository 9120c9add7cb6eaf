-- additive
-- By what a code went out: an address's codes by mobile and by e-mail are limited each for itself. Null: made by the version
-- before, and counted with both.
alter table sign_in_codes add column channel text check (channel in ('sms', 'email'));
-- whether anybody signed in with a browser is asked at each code, whatever the number
create index known_browsers_by_browser on known_browsers (tenant_id, browser);
