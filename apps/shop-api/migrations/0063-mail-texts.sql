-- What staff wrote instead of the shop's own words of a mail. docs/decisions/0080-mail-texts.md
create table mail_text (
  template text primary key,
  -- By locale: subject and intro; null: the shop's own.
  texts jsonb not null,
  version int not null default 1
);
create trigger mail_text_version before update on mail_text for each row execute function count_version();
