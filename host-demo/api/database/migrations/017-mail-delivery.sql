-- A mail waits until a mail server takes it. See mail/delivery.ts for the states.
alter table mail add column state text not null default 'waiting'
  check (state in ('waiting', 'sending', 'sent', 'failed'));

alter table mail add column message_key uuid not null default gen_random_uuid();

alter table mail add column attempts integer not null default 0;

alter table mail add column doubts integer not null default 0;

alter table mail add column due_at timestamptz;

update mail set due_at = created_at;

alter table mail alter column due_at set not null;

alter table mail add column failure text not null default '';

create index mail_due on mail (due_at) where state in ('waiting', 'sending');

-- The time since which mails leave. Without a row, none do.
create table mail_sending (since timestamptz not null);
