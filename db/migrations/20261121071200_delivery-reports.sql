-- additive
-- A provider that took a message may report that it never arrived.
alter table messages drop constraint messages_reason_check;
alter table messages add constraint messages_reason_check
  check (reason in ('refused', 'expired', 'no-sender', 'unknown', 'gave-up', 'undelivered'));
