-- One index for each kind: where a word is common among products, its few services are found without reading those.
drop index item_search;

create index item_search_product on item using gin (search) where kind = 'product';

create index item_search_service on item using gin (search) where kind = 'service';
