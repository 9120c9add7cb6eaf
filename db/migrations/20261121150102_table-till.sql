-- What staff take at a table is an order row too, so that it has an invoice and can be given back by a credit note.
alter table table_shares drop constraint table_shares_check;
alter table table_shares add check (tender <> 'online' or order_id is not null);
