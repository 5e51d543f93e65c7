/** A change of the two busiest tables as CONTRIBUTING asks for it: widened, filled in batches, checked, indexed, and narrowed again. */
export const steps: Readonly<Record<string, string>> = {
  "0001-widen.sql": `
    alter table shop_order add column drill_words text;
    alter table shop_order add constraint drill_words_short check (length(drill_words) < 100) not valid;
    alter table product_stock add column drill_count int not null default 0`,
  "0002-fill.sql": `-- in batches
    update shop_order set drill_words = 'filled' where id in (select id from shop_order where drill_words is null limit 500)`,
  "0003-check.sql": "alter table shop_order validate constraint drill_words_short",
  "0004-index.sql": `-- without a transaction
    create index concurrently if not exists drill_by_words on shop_order (drill_words)`,
  "0005-drop-index.sql": "-- without a transaction\ndrop index concurrently if exists drill_by_words",
  "0006-narrow.sql": `
    alter table shop_order drop column drill_words;
    alter table product_stock drop column drill_count`,
};
