-- With what tells whether it is published, the items of a company or a category are counted from the index alone.
drop index item_company;

create index item_company on item (company_id, kind, id) include (is_published);

drop index item_category;

create index item_category on item (category_id, kind, id) include (is_published);
