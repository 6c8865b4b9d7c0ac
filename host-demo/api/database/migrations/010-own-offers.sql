-- What a seller has not published is nowhere but in the seller's dashboard.
alter table item add column is_published boolean not null default true;

-- Names of uploaded pictures in their order; empty for what is drawn.
alter table item add column picture_names json not null default '[]';

create table picture (
  name text primary key,
  company_id integer not null references company (id) on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null
);

-- A picture is compressed already.
alter table picture alter column bytes set storage external;

create index picture_company on picture (company_id);
