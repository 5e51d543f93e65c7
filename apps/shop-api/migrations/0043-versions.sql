-- What several people change in the back office counts its versions; whoever saves over another's change is told so.
alter table product_review add column version int not null default 1;
create trigger product_review_version before update on product_review for each row execute function count_version();
alter table route_rule add column version int not null default 1;
create trigger route_rule_version before update on route_rule for each row execute function count_version();
alter table search_rule add column version int not null default 1;
create trigger search_rule_version before update on search_rule for each row execute function count_version();
