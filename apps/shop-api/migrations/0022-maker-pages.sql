-- The category that shows a maker and what it makes.
alter table manufacturer add column page_id uuid references category on delete set null;
