-- additive
-- Whom or what a message is about, when it hangs on no order: customer:ID, reservation:ID, waiting:ID, contact:ID. With it
-- leaving finds messages at other addresses than the account's, the mail to the restaurant among them.
alter table messages add column about text;

-- A browser gets a new identity when its customer signs out. The new one is known for codes as the former was, and stands
-- for nobody's carts, seats and names until somebody signs in with it.
alter table known_browsers add column carried boolean not null default false;

-- At sign-in a browser's places in queues become the account's.
create index waiting_entries_by_shopper on waiting_entries (tenant_id, shopper) where shopper is not null;

-- Ledgers are added to alone; what staff wrote beside a change goes with the account, its sums do not.
create function forget_ledger_notes(customer text)
  returns void language sql volatile security definer set search_path = public as $$
  update wallet_entries set note = '' where tenant_id = nullif(current_setting('app.tenant_id'), '')
    and customer_id = customer and source like 'staff:%' and note <> '';
  update points_entries set note = '' where tenant_id = nullif(current_setting('app.tenant_id'), '')
    and customer_id = customer and source like 'staff:%' and note <> '';
$$;
