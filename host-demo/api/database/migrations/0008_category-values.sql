CREATE TABLE "category_value" (
	"category_id" integer NOT NULL,
	"fact_id" integer NOT NULL,
	CONSTRAINT "category_value_category_id_fact_id_pk" PRIMARY KEY("category_id","fact_id")
);
--> statement-breakpoint
ALTER TABLE "category_value" ADD CONSTRAINT "category_value_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_value" ADD CONSTRAINT "category_value_fact_id_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."fact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
insert into category_value select distinct category_id, unnest(facts) from item;--> statement-breakpoint
-- What the items of a category state is read with every search. Among a million items, reading it from them takes long.
create function keep_category_values() returns trigger language plpgsql as $$
begin
  insert into category_value (category_id, fact_id)
  select distinct category_id, fact_id
  from (select category_id, unnest(facts) as fact_id from written) as stated
  where not exists (
    select from category_value as known
    where known.category_id = stated.category_id and known.fact_id = stated.fact_id
  )
  order by category_id, fact_id
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger item_inserted after insert on item
  referencing new table as written for each statement execute function keep_category_values();
--> statement-breakpoint
create trigger item_updated after update on item
  referencing new table as written for each statement execute function keep_category_values();
