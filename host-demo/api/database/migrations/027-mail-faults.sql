-- The address to which replies to a mail go; null if nobody reads them.
alter table mail add column reply_to text;

-- Whose fault it was that the last attempt failed; null if nobody knows or none has.
alter table mail add column fault text
  check (fault in ('recipient', 'content', 'sender', 'session', 'quota', 'unknown'));

-- Why mails wait, as the operator was told: one row for each fault that is not a recipient's.
create table mail_fault (
  fault text primary key check (fault in ('sender', 'session', 'quota', 'unknown')),
  reason text not null,
  told_at timestamptz not null,
  -- When the mail server took a mail again.
  ended_at timestamptz
);
