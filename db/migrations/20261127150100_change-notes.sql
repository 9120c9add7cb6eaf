-- additive
-- What an order costs more or less by a change after its invoice (decision 0247): a note, while the invoice stays.
alter table document_counters drop constraint document_counters_kind_check;
alter table document_counters add constraint document_counters_kind_check
  check (kind in ('invoice', 'credit_note', 'debit_note'));

create table change_notes (
  tenant_id text not null references tenants,
  id text not null,
  order_id text not null,
  branch_id text not null,
  kind text not null check (kind in ('credit_note', 'debit_note')),
  number integer not null,            -- of the branch's credit notes, or of its debit notes
  parts jsonb not null,               -- what it is about, by category of VAT
  value bigint not null check (value > 0),
  vat bigint not null check (vat >= 0),
  before jsonb not null,              -- the bill before the change: of an order's first note what its invoice says
  issued_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, branch_id, kind, number),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
comment on table change_notes is 'append-only';
create index change_notes_by_order on change_notes (tenant_id, order_id, number);
create index change_notes_by_time on change_notes (tenant_id, branch_id, issued_at);

create function place_einvoice_change() returns trigger language plpgsql as $$
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
  select new.tenant_id, gen_random_uuid()::text, new.branch_id, place, new.kind,
    case when buyer is null then 'simplified' else 'standard' end, new.number::text, o.id, new.id,
    jsonb_build_object('bill', new.before, 'order_kind', o.kind, 'type', o.type, 'pay_method', o.pay_method, 'buyer', buyer,
      'parts', new.parts, 'reason', 'edited'), new.issued_at, new.value
  from orders o where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return null;
end $$;
create trigger einvoice after insert on change_notes for each row execute function place_einvoice_change();

select protect_tenant_tables();
