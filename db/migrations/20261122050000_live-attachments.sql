-- additive
-- Live events between processes that are too long for one notification lie here for seconds; the library of the sockets
-- writes, reads and clears them.
create table live_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  payload bytea
);
