-- What was deleted keeps its id, which quotes name.
alter table item add column is_deleted boolean not null default false;

alter table company add column logo_name text references picture (name) on delete set null;

alter table company add column banner_name text references picture (name) on delete set null;

-- Until when it holds; '' where it holds on.
alter table company_certificate add column valid_until text not null default '';
