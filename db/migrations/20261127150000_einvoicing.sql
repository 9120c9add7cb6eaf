-- additive
-- Saudi e-invoicing, phase 2 (decision 0245). A branch without a unit is of phase 1: nothing of it changes.
create table einvoice_units (
  tenant_id text not null references tenants,
  branch_id text not null,
  state text not null check (state in ('onboarding', 'active', 'ended')),
  place text not null check (place in ('sandbox', 'simulation', 'production')),
  serial text not null,               -- its third part names the unit at the authority
  seller jsonb not null,              -- who sells, with the parts of the address
  sealed_key text not null,
  csr text not null,
  request_id text,                    -- of the compliance certificate
  sealed_compliance text,             -- that certificate as a token, and its secret
  passed text[] not null default '{}',  -- compliance documents that the authority took
  certificate text,                   -- of production, DER in Base64
  sealed_token text,                  -- production's token and its secret
  certificate_ends_at timestamptz,
  counter integer not null default 0 check (counter >= 0),
  ask_at timestamptz,                 -- when its documents are looked at next; none = nothing waits
  held_until timestamptz,             -- until then one process reports its documents
  fence bigint not null default 0,
  tries integer not null default 0,   -- without an answer, one after the other
  trouble text,
  trouble_at timestamptz,
  made_at timestamptz not null,
  active_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index einvoice_units_due on einvoice_units (ask_at) where ask_at is not null;

create table einvoice_documents (
  tenant_id text not null references tenants,
  id text not null,                   -- UUID: names it at the authority too
  branch_id text not null,
  counter integer not null check (counter > 0),
  kind text not null check (kind in ('invoice', 'credit_note', 'debit_note', 'prepayment')),
  form text not null default 'simplified' check (form in ('simplified', 'standard')),
  number text not null,
  order_id text not null,
  note_id text,                       -- of a credit note
  corrects_id text,                   -- a rejected document that this one takes the place of
  content jsonb,                      -- what it is made of, as it stood then; gone once it is signed
  issued_at timestamptz not null,
  gross bigint not null check (gross >= 0),
  state text not null default 'unsigned' check (state in
    ('unsigned', 'waiting', 'reported', 'warned', 'cleared', 'rejected', 'failed', 'corrected')),
  previous_hash text,
  hash text,
  qr text,
  xml bytea,                          -- gzip
  cleared_xml bytea,                  -- gzip, as the authority stamped it
  answer jsonb,
  answered_at timestamptz,
  duplicate boolean not null default false,  -- the authority had it already
  tries integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, branch_id, counter),
  foreign key (tenant_id, branch_id) references einvoice_units (tenant_id, branch_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, corrects_id) references einvoice_documents (tenant_id, id)
);
create index einvoice_documents_by_order on einvoice_documents (tenant_id, order_id);
create index einvoice_documents_by_hash on einvoice_documents (tenant_id, hash);
create index einvoice_documents_by_number on einvoice_documents (tenant_id, number);
create index einvoice_documents_by_time on einvoice_documents (tenant_id, branch_id, issued_at);
create index einvoice_documents_open on einvoice_documents (tenant_id, branch_id, counter) where state in ('unsigned', 'waiting', 'rejected', 'failed');

-- Whether the branch's documents are of phase 2, beside what an invoice reads of it anyway: the trigger of an invoice without
-- the mark does not even run.
alter table branches add column einvoicing boolean not null default false;
create or replace function seller_of(t tenants, b branches) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name_ar', t.name_ar, 'name_en', t.name_en, 'address_ar', b.address_ar, 'address_en', b.address_en, 'country', t.country,
    -- of phase 2 the number of the certificate, whatever settings say by now
    'tax_number', case
      when b.einvoicing then (select u.seller ->> 'taxNumber' from einvoice_units u
        where u.tenant_id = b.tenant_id and u.branch_id = b.id)
      when b.enable_custom_tax and b.custom_tax_number <> '' then b.custom_tax_number else t.tax_number end,
    'tax_url', case when b.enable_custom_tax then b.custom_tax_url else '' end
  ) || case when b.einvoicing then '{"einvoicing": true}'::jsonb else '{}'::jsonb end
$$;

-- A company with its VAT number and its whole address gets standard documents, which are cleared before it has them.
alter table companies
  add column street text not null default '',
  add column building text not null default '',
  add column district text not null default '',
  add column city text not null default '',
  add column postal_code text not null default '';

create function einvoice_buyer(tenant text, wanted text) returns jsonb language sql stable as $$
  select jsonb_build_object('name', c.name, 'taxNumber', c.tax_number, 'address', jsonb_build_object('street', c.street,
    'building', c.building, 'district', c.district, 'city', c.city, 'postalCode', c.postal_code, 'country', 'SA'))
  from company_orders o join companies c on c.tenant_id = o.tenant_id and c.id = o.company_id
  where o.tenant_id = tenant and o.order_id = wanted and c.tax_number ~ '^3[0-9]{13}3$' and c.street <> '' and c.building <> ''
    and c.district <> '' and c.city <> '' and c.postal_code <> ''
$$;

-- The place in the chain is taken by the transaction that numbers the invoice: its row stays locked until the commit, so that
-- counters have no gap and follow the commits. Older processes take it too.
create function place_einvoice() returns trigger language plpgsql as $$
declare
  place integer;
  buyer jsonb := einvoice_buyer(new.tenant_id, new.order_id);
begin
  update einvoice_units u set counter = u.counter + 1, ask_at = coalesce(u.ask_at, new.issued_at)
  where u.tenant_id = new.tenant_id and u.branch_id = new.branch_id and u.state = 'active'
  returning u.counter into place;
  if place is null then
    return null;
  end if;
  insert into einvoice_documents (tenant_id, id, branch_id, counter, kind, form, number, order_id, content, issued_at, gross)
  select new.tenant_id, gen_random_uuid()::text, new.branch_id, place,
    case o.kind when 'reservation' then 'prepayment' else 'invoice' end,
    case when buyer is null then 'simplified' else 'standard' end, new.number::text, o.id,
    jsonb_build_object('bill', o.bill, 'order_kind', o.kind, 'type', o.type, 'pay_method', o.pay_method, 'buyer', buyer), new.issued_at,
    o.total
  from orders o where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return null;
end $$;
create trigger einvoice after insert on invoices
  for each row when (new.seller ? 'einvoicing') execute function place_einvoice();

create function place_einvoice_note() returns trigger language plpgsql as $$
declare
  place integer;
  buyer jsonb := einvoice_buyer(new.tenant_id, new.order_id);
begin
  update einvoice_units u set counter = u.counter + 1, ask_at = coalesce(u.ask_at, new.issued_at)
  where u.tenant_id = new.tenant_id and u.branch_id = new.branch_id and u.state = 'active'
  returning u.counter into place;
  if place is null then
    return null;
  end if;
  insert into einvoice_documents (tenant_id, id, branch_id, counter, kind, form, number, order_id, note_id, content, issued_at, gross)
  select new.tenant_id, gen_random_uuid()::text, new.branch_id, place, 'credit_note',
    case when buyer is null then 'simplified' else 'standard' end, new.number::text, o.id, new.id,
    jsonb_build_object('bill', o.bill, 'order_kind', o.kind, 'type', o.type, 'pay_method', o.pay_method, 'buyer', buyer,
      'lines', new.lines, 'reason', new.reason), new.issued_at,
    new.value - new.points
  from orders o where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return null;
end $$;
-- points were a discount: a note of nothing else charges nobody less
create trigger einvoice after insert on credit_notes
  for each row when (new.value > new.points) execute function place_einvoice_note();

create function due_einvoices(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select u.tenant_id, u.branch_id from einvoice_units u
  where u.ask_at <= due_einvoices.at and (u.held_until is null or u.held_until <= due_einvoices.at)
    and not is_recovering(u.tenant_id)
  order by u.ask_at limit most
$$;

select protect_tenant_tables();
