-- additive
-- Whose tenant a row names is held by its key to a branch, an order or an account already, which names the tenant itself.
-- A second key to `tenants` alone took a lock on one and the same row in every order of a restaurant (decision 0169).
alter table carts drop constraint carts_tenant_id_fkey;
alter table orders drop constraint orders_tenant_id_fkey;
alter table order_journal drop constraint order_journal_tenant_id_fkey;
alter table order_search drop constraint order_search_tenant_id_fkey;
alter table order_counters drop constraint order_counters_tenant_id_fkey;
alter table document_counters drop constraint document_counters_tenant_id_fkey;
alter table invoices drop constraint invoices_tenant_id_fkey;
alter table payment_attempts drop constraint payment_attempts_tenant_id_fkey;
