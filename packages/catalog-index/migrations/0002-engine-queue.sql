-- Families whose hits the search engine beside these tables was not given: it could not be reached, or is being filled. As long as
-- one waits here, PostgreSQL answers.
create sequence catalog_index.engine_ticket;
create table catalog_index.engine_queue (
  family_id uuid primary key, -- all zeros: everything
  ticket bigint not null default nextval('catalog_index.engine_ticket')
);
