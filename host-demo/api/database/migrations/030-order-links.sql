-- A link in a mail answers an RFQ, or opens an order, without signing in.
alter table answer_link alter column rfq_id drop not null,
  add column order_id integer references purchase_order (id) on delete cascade;

alter table answer_link add check (num_nonnulls(rfq_id, order_id) = 1);

create index answer_link_order on answer_link (order_id) where order_id is not null;

-- The seller's word that an order has arrived. A company without members has nobody who acknowledged it.
alter table purchase_order add column acknowledged_at timestamptz,
  add column acknowledged_by integer references member (id);
