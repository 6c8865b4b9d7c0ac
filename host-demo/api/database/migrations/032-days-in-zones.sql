-- A day ends where it ends last for the two sides of a request. Days from before this ended in UTC.
alter table member add column time_zone text;

alter table rfq add column time_zone text not null default 'UTC',
  add column quote_ends timestamptz,
  add column valid_ends timestamptz;

alter table inquiry add column time_zone text not null default 'UTC',
  add column valid_ends timestamptz;

alter table quote_event add column time_zone text,
  add column valid_ends timestamptz,
  add column is_late boolean not null default false;

update quote_event set time_zone = 'UTC', valid_ends = (valid_until + 1)::timestamp at time zone 'UTC'
  where valid_until is not null;

update quote_event set is_late = true
  from rfq where rfq.id = quote_event.rfq_id and quote_event.action = 'quote'
    and (quote_event.created_at at time zone 'UTC')::date > rfq.quote_by;

update rfq set quote_ends = (quote_by + 1)::timestamp at time zone 'UTC',
  valid_ends = (valid_until + 1)::timestamp at time zone 'UTC';

update inquiry set valid_ends = (valid_until + 1)::timestamp at time zone 'UTC';

-- It follows from the events, and a moment is compared in its place.
alter table rfq drop column valid_until;

alter table inquiry drop column valid_until;
