-- A session that another one opened, as the dashboard's, ends with it.
alter table session add column opened_from text references session (token_hash) on delete cascade;

create index session_opened_from on session (opened_from);

-- Such a session is good for nothing but choosing another password.
alter table session add column with_mailed_password boolean not null default false;

create table hand_over (
  code_hash text primary key,
  opened_from text not null references session (token_hash) on delete cascade,
  expires_at timestamptz not null
);

create index hand_over_opened_from on hand_over (opened_from);
