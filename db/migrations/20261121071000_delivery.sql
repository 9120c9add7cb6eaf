-- additive
-- A message is written with what it tells and goes out after the commit; its row is the truth about its delivery.
alter table messages
  add column state text not null default 'sent'
    check (state in ('queued', 'sending', 'sent', 'delivered', 'failed')),
  add column addresses jsonb not null default '{}', -- channel → where it reaches the person there
  add column subject text not null default '',      -- e-mail only
  add column params jsonb not null default '[]',    -- values of the event's template, where a channel sends templates
  add column secret boolean not null default false,
  add column sealed_content text,                   -- of a secret, in place of subject, body and params; wiped once sent
  add column attempts integer not null default 0,
  add column account_id text,                       -- the provider's account that took it, and what it is called there
  add column provider_message_id text,
  add column error text,                            -- why the last try failed, in the provider's words
  add column try_at timestamptz not null default clock_timestamp(),
  add column expires_at timestamptz,                -- of no use to anybody afterwards: a code
  add column fence bigint not null default 0,       -- raised by each claim; later writes carry it
  add column sent_at timestamptz,
  add column ended_at timestamptz,
  add check (secret or sealed_content is null),
  add check (not secret or (body = '' and subject = '' and params = '[]'));
create index messages_at_provider on messages (tenant_id, account_id, provider_message_id)
  where provider_message_id is not null;
create index messages_failed on messages (tenant_id, at desc) where state = 'failed';
