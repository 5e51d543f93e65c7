-- without a transaction
-- An order has one invoice and one cancellation invoice, but as many credit notes as refunds. docs/decisions/0095-credit-notes-for-parts.md
create unique index concurrently if not exists order_document_once on order_document (order_id, type) where type <> 'credit_note';
