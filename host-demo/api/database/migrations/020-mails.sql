-- The language of mails to a member; null until a sign-in tells it.
alter table member add column language text check (language in ('en', 'ms'));

-- Whether the member wants mails that can be done without.
alter table member add column wants_notices boolean not null default true;

-- When the member showed that the address is theirs. Nobody was asked before.
alter table member add column confirmed_at timestamptz;

update member set confirmed_at = created_at;

create table confirmation (
  token_hash text primary key,
  member_id integer not null references member (id) on delete cascade,
  expires_at timestamptz not null
);

create index confirmation_member on confirmation (member_id);

-- False until its member has confirmed the address.
alter table company add column is_public boolean not null default true;

alter table mail add column language text not null default 'en' check (language in ('en', 'ms'));

alter table mail add column link text not null default '';

alter table mail add column secret text;

-- Whether the mail server may have the content of the present attempt. Of one from before, nobody knows.
alter table mail add column is_begun boolean not null default false;

update mail set is_begun = true where state = 'sending';

alter table mail add column is_optional boolean not null default false;

-- When a mail told the other side of an unread message.
alter table message add column told_at timestamptz;

create index message_untold on message (visible_at) where read_at is null and told_at is null and sender_id is not null;

-- Signs the links with which members end notices: one row of 244 random bits.
create table link_key (key text not null);

insert into link_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);
