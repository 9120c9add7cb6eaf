-- additive
-- Browsers that signed in as this member or operator before, each as a keyed hash that a new password makes void.
alter table staff add column known_devices text[] not null default '{}';
alter table staff_sessions add column known_device text;
alter table operators add column known_devices text[] not null default '{}';
