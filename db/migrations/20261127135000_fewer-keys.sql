-- additive
-- Each of these keys took a lock on one and the same row of its tenant or branch in every order, and says nothing that another
-- key or the row's own policy does not (decision 0231): counters and invoices are written for an order, whose cart names a branch
-- of the tenant; a queued day names its branch; and the policy of every table refuses a row of another tenant than the one
-- that the connection works for, which the server takes from its list of hosts.
alter table order_counters drop constraint order_counters_tenant_id_branch_id_fkey;
alter table document_counters drop constraint document_counters_tenant_id_branch_id_fkey;
alter table invoices drop constraint invoices_tenant_id_branch_id_fkey;
alter table report_days_due drop constraint report_days_due_tenant_id_fkey;
alter table idempotency_keys drop constraint idempotency_keys_tenant_id_fkey;
alter table payment_journal drop constraint payment_journal_tenant_id_fkey;
alter table outbox drop constraint outbox_tenant_id_fkey;
alter table messages drop constraint messages_tenant_id_fkey;
alter table sales_hours drop constraint sales_hours_tenant_id_fkey;
alter table sales_items drop constraint sales_items_tenant_id_fkey;
