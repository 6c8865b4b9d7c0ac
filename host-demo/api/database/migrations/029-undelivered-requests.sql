-- The request that a mail tells its seller about, and when the mail was sent or given up.
alter table mail add column rfq_id integer references rfq (id) on delete cascade,
  add column inquiry_id integer references inquiry (id) on delete cascade,
  add column ended_at timestamptz;

update mail set ended_at = due_at where state in ('sent', 'failed');

-- Earlier mails link to their request; those to its buyer do too.
update mail set rfq_id = rfq.id from rfq
where mail.link = '/app/dashboard/menu#quotes/rfq' || rfq.id
  and (mail.company_id = rfq.company_id
    or mail.member_id in (select id from member where company_id = rfq.company_id));

update mail set inquiry_id = inquiry.id from inquiry
where mail.link = '/app/dashboard/menu#quotes/inquiry' || inquiry.id
  and (mail.company_id = inquiry.company_id
    or mail.member_id in (select id from member where company_id = inquiry.company_id));

-- Nobody knew whose fault it was. A mail after which the connection broke may have arrived.
update mail set fault = 'unknown' where state = 'failed' and doubts = 0;

create index mail_rfq on mail (rfq_id) where rfq_id is not null;

create index mail_inquiry on mail (inquiry_id) where inquiry_id is not null;

create index mail_failed on mail (id) where state = 'failed';

-- When the buyer was told that a request did not reach its seller. Nobody is told of earlier ones now.
alter table rfq add column undelivered_told_at timestamptz;

alter table inquiry add column undelivered_told_at timestamptz;

update rfq set undelivered_told_at = now()
where id in (select rfq_id from mail where state = 'failed');

update inquiry set undelivered_told_at = now()
where id in (select inquiry_id from mail where state = 'failed');

-- The telephone of a company: what a member typed who registered it.
alter table company add column telephone text not null default '';

update company set telephone = member.mobile_no from member
where member.company_id = company.id and member.category = 'company';
