-- So that a page of all items in the order of their names is read without sorting them.
create index item_name on item (kind, lower(name) collate "C", id);
