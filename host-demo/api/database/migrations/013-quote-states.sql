-- What a request is now lies with it, so that a page of a long list can be asked for by it.
alter table rfq add column status text not null default 'open';

alter table rfq add column valid_until date;

alter table inquiry add column status text not null default 'open';

alter table inquiry add column valid_until date;

create view request_state as
select last.rfq_id, last.inquiry_id, offer.valid_until,
  case when last.action = 'answer' and offer.id is not null then 'quoted'
    else (array['quoted', 'answered', 'withdrawn', 'asked', 'accepted', 'declined'])[
      array_position(array['quote', 'answer', 'withdraw', 'ask', 'accept', 'decline'], last.action)] end as status
from (select distinct on (rfq_id, inquiry_id) * from quote_event order by rfq_id, inquiry_id, id desc) as last
left join (
  select distinct on (rfq_id, inquiry_id) * from quote_event where action in ('quote', 'withdraw')
  order by rfq_id, inquiry_id, id desc
) as offer
  on offer.action = 'quote' and (offer.rfq_id = last.rfq_id or offer.inquiry_id = last.inquiry_id);

update rfq set status = state.status, valid_until = state.valid_until
from request_state as state where state.rfq_id = rfq.id;

update inquiry set status = state.status, valid_until = state.valid_until
from request_state as state where state.inquiry_id = inquiry.id;

drop view request_state;
