alter table rfq add column asked json not null;
