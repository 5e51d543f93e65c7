-- Hosts that rules of addresses may lead to; nobody but the catalogue says so.
alter table sales_channel add column redirect_hosts text[] not null default '{}';

-- Addresses that lead elsewhere or are gone. What may stand here is decided by packages/rules (checkRouteRules) before it is written.
create table route_rule (
  id uuid primary key,
  -- Null: in every sales channel, in every language.
  sales_channel_id uuid references sales_channel on delete cascade,
  language_id uuid references language on delete cascade,
  match text not null check (match in ('exact', 'prefix', 'pattern')),
  -- Without the prefix of the language.
  source text not null check (source ~ '^/[^/]'),
  -- A path of the shop, or an address of one of its hosts.
  target text check (target ~ '^(/([^/\\]|$)|https://[a-z0-9])'),
  status smallint not null check (status in (301, 302, 410)),
  keeps_query boolean not null default true,
  position integer not null default 0,
  active boolean not null default true,
  -- Set by staff, and left alone when a catalogue is imported.
  added_at timestamptz,
  check ((status = 410) = (target is null))
);

do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on route_rule referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
      'route_rule_to_outbox_' || event, event, case event when 'delete' then 'old' else 'new' end, 'route_rule', 'id');
  end loop;
end $$;
