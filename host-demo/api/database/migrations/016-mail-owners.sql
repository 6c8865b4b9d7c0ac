-- For whom a mail was written, so that its address alone shows it to nobody.
alter table mail add column member_id integer references member (id) on delete cascade;

alter table mail add column company_id integer references company (id) on delete cascade;

alter table mail add check (num_nonnulls(member_id, company_id) <= 1);

-- An earlier mail has the time and the title of what caused it, and that knows for whom it was. The others stay without
-- an owner: the dashboard shows them to nobody.
with cause as (
  select 'Welcome to Trade Enabler' as subject, created_at, id as member_id, null::integer as company_id from member
  union all
  select title, created_at, null, company_id from rfq
  union all
  select title, notified_at, null, company_id
  from inquiry join inquiry_history on inquiry_history.inquiry_id = inquiry.id
  union all
  select 'Re: ' || coalesce(rfq.title, inquiry.title), event.created_at,
    case when action in ('quote', 'answer', 'withdraw') then event.member_id end,
    case when action in ('ask', 'accept', 'decline') then event.company_id end
  from quote_event as event
  left join rfq on rfq.id = event.rfq_id
  left join inquiry on inquiry.id = event.inquiry_id
)
update mail set member_id = member.id
from cause, member
where cause.subject = mail.subject and cause.created_at = mail.created_at
  and member.email = mail.recipient and member.created_at <= mail.created_at
  and (member.id = cause.member_id or member.company_id = cause.company_id);

create index mail_member on mail (member_id, id);

create index mail_company on mail (company_id, id);
