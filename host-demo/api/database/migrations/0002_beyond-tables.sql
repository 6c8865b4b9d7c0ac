-- PDFs and pictures are compressed already.
alter table upload alter column bytes set storage external;
--> statement-breakpoint
alter table picture alter column bytes set storage external;
--> statement-breakpoint
-- With what tells whether it is published, the items of a company or a category are counted from the index alone.
create index item_company on item (company_id, kind, id) include (is_published);
--> statement-breakpoint
create index item_category on item (category_id, kind, id) include (is_published);
--> statement-breakpoint
-- 244 random bits.
insert into link_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);
