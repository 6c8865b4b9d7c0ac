-- Ranking and counting read the vectors of up to four thousand rows. Kept apart, each would cost another read.
alter table item alter column search set storage main;
