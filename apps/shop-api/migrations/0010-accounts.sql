-- Registrations that wait for their mail link do not hold an address: whoever proves it first has it. A stranger's registration
-- under somebody's address therefore never stands in the way of the owner's own.
drop index customer_by_email;
create unique index customer_by_email on customer (sales_channel_id, lower(email))
  where not guest and (not double_opt_in or opt_in_confirmed_at is not null);
create index customer_waiting on customer (sales_channel_id, lower(email), created_at)
  where double_opt_in and opt_in_confirmed_at is null;

create index rate_limit_expired on rate_limit (expires_at);
create index mail_by_recipient on mail (lower(recipient));
create index product_review_of_customer on product_review (customer_id) where customer_id is not null;

-- Groups that can be asked for on a page of their own. Its texts are beside the name: registrationTitle, registrationIntroduction,
-- registrationSeoMetaDescription.
alter table customer_group
  add column registration_active boolean not null default false,
  add column registration_only_companies boolean not null default false;

-- As before, and a customer's own payment method stands where the session has chosen none.
create or replace view session_read as
  select s.token, s.sales_channel_id, s.last_used_at,
    replace(s.language_id::text, '-', '') as language_id,
    replace(s.currency_id::text, '-', '') as currency_id,
    replace(s.country_id::text, '-', '') as country_id,
    replace(s.country_state_id::text, '-', '') as country_state_id,
    replace(coalesce(s.payment_method_id, c.default_payment_method_id)::text, '-', '') as payment_method_id,
    replace(s.shipping_method_id::text, '-', '') as shipping_method_id,
    replace(c.id::text, '-', '') as customer_id,
    replace(c.customer_group_id::text, '-', '') as customer_group_id,
    c.guest as customer_is_guest,
    c.order_count as customer_order_count,
    replace(a.id::text, '-', '') as shipping_address_id,
    replace(coalesce(s.billing_address_id, c.default_billing_address_id)::text, '-', '') as billing_address_id,
    replace(a.country_id::text, '-', '') as address_country_id,
    replace(a.country_state_id::text, '-', '') as address_state_id,
    a.zipcode as address_zipcode
  from shop_session s
    left join customer c on c.id = s.customer_id and c.active
    left join customer_address a on a.id = coalesce(s.shipping_address_id, c.default_shipping_address_id)
      and a.customer_id = c.id;
