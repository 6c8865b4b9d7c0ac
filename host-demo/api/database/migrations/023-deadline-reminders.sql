-- When the seller was reminded of the last day for quotations; null before.
alter table rfq add column reminded_at timestamptz;

create index rfq_to_remind on rfq (quote_by) where quote_by is not null and reminded_at is null;
