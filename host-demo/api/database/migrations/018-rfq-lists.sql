-- The list of an RFQ, its line on that list, and the last day for quotations, all as in the requirements in its message.
alter table rfq add column list_name text;

alter table rfq add column list_item integer;

alter table rfq add column quote_by date;

update rfq set
  list_name = substring(message from E'\nReference: (?:[^\n]*; )?(RFQ list [^ \n,]+), item [0-9]+ of [0-9]+\n'),
  list_item = substring(message from E'\nReference: (?:[^\n]*; )?RFQ list [^ \n,]+, item ([0-9]{1,6}) of [0-9]+\n')::integer,
  -- A day that exists: the others are no dates for PostgreSQL.
  quote_by = case
    when message ~ E'\nQuote by: 20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])\n'
      or message ~ E'\nQuote by: 20[0-9]{2}-(0[13-9]|1[0-2])-(29|30)\n'
      or message ~ E'\nQuote by: 20[0-9]{2}-(0[13578]|1[02])-31\n'
    then substring(message from E'\nQuote by: ([0-9-]{10})\n')::date
  end;

alter table rfq add check ((list_name is null) = (list_item is null));

create index rfq_list on rfq (member_id, list_name) where list_name is not null;
