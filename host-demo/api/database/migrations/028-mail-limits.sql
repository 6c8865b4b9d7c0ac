-- The order in which mails leave: 0 before 1 before 2.
alter table mail add column priority smallint not null default 1 check (priority between 0 and 2);

-- The order that a mail places.
alter table mail add column order_id integer references purchase_order (id);

-- When the seller was told of an award to another, or that it was taken back. Both were told at once before.
alter table quote_event add column told_at timestamptz;

update quote_event set told_at = created_at
where action = 'revoke' or (action = 'decline' and order_id is not null);

create index quote_event_untold on quote_event (created_at)
where told_at is null and (action = 'revoke' or (action = 'decline' and order_id is not null));

-- When the subscriber confirmed the address. Nobody was asked before.
alter table subscriber add column confirmed_at timestamptz;

update subscriber set confirmed_at = created_at;

-- The passwords of recovery mails. A member may have several, so that a stranger's recovery ends none.
create table temporary_password (
  password_hash text primary key,
  member_id integer not null references member (id) on delete cascade,
  expires_at timestamptz not null
);

create index temporary_password_member on temporary_password (member_id);

insert into temporary_password (password_hash, member_id, expires_at)
select temporary_hash, id, temporary_expires_at from member
where temporary_hash is not null and temporary_expires_at is not null
on conflict do nothing;

alter table member drop column temporary_hash, drop column temporary_expires_at;
