-- A seller can refuse to quote, as a buyer can decline.
alter table quote_event drop constraint quote_event_action_check;

alter table quote_event add constraint quote_event_action_check
  check (action in ('quote', 'answer', 'withdraw', 'refuse', 'ask', 'accept', 'decline'));

-- Secret links in the mails about RFQs, with which a company answers without signing in.
create table answer_link (
  token_hash text primary key,
  rfq_id integer not null references rfq (id) on delete cascade,
  member_id integer references member (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);

create index answer_link_rfq on answer_link (rfq_id);

create index answer_link_member on answer_link (member_id);

-- A company without members answers by such a link: its steps and its files have no member, and its keys have the link.
alter table quote_event alter column author_id drop not null;

alter table upload alter column member_id drop not null, add column company_id integer references company (id) on delete cascade;

alter table upload add check (num_nonnulls(member_id, company_id) = 1);

create index upload_company on upload (company_id, created_at) where company_id is not null;

alter table idempotency drop constraint idempotency_pkey;

alter table idempotency alter column member_id drop not null,
  add column link text references answer_link (token_hash) on delete cascade;

alter table idempotency add unique (member_id, key), add unique (link, key), add check (num_nonnulls(member_id, link) = 1);
