-- A seller can refuse to quote, as a buyer can decline.
alter table quote_event drop constraint quote_event_action_check;

alter table quote_event add constraint quote_event_action_check
  check (action in ('quote', 'answer', 'withdraw', 'refuse', 'ask', 'accept', 'decline'));
