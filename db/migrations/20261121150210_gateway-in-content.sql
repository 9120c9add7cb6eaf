-- additive
-- Which gateway takes payments is told with the cart (spec 3 "Order draft"): it belongs to the content that is kept.
create trigger content_version after insert or update or delete on gateway_accounts
  for each statement execute function raise_content_version();
