-- The registration of a customer group has readable paths like every other page.
alter table seo_url drop constraint seo_url_route_name_check;
alter table seo_url add constraint seo_url_route_name_check check (route_name in (
  'frontend.navigation.page', 'frontend.detail.page', 'frontend.landing.page',
  'frontend.account.customer-group-registration.page'));
