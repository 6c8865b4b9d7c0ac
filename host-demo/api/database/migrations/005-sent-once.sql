-- Stands for a visitor's Idempotency-Key and what came with it; null for a message without a key.
alter table contact_message add column sent_with text unique;
