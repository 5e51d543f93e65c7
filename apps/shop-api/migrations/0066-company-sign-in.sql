-- Whom the company's identity provider means: its own name for somebody, which never changes.
alter table staff_account add column company_subject text;
