-- The last event that each side has read. The buyer wrote the request, 0; a seller who has not opened it has null.
alter table rfq add column buyer_saw integer not null default 0, add column seller_saw integer;

alter table inquiry add column buyer_saw integer not null default 0, add column seller_saw integer;

-- Nobody knows what was read before: nothing of it counts as new.
update rfq set buyer_saw = last, seller_saw = last
from (select rfq.id, coalesce(max(event.id), 0) as last
  from rfq left join quote_event as event on event.rfq_id = rfq.id group by rfq.id) as read
where read.id = rfq.id;

update inquiry set buyer_saw = last, seller_saw = last
from (select inquiry.id, coalesce(max(event.id), 0) as last
  from inquiry left join quote_event as event on event.inquiry_id = inquiry.id group by inquiry.id) as read
where read.id = inquiry.id;
