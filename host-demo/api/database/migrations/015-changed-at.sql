-- When its seller changed what visitors see of it, for the sitemap.
alter table item add column changed_at timestamptz not null default now();

alter table company add column changed_at timestamptz not null default now();
