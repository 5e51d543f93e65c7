-- I6: the total follows from the frozen lines, shipping and tax rates to the cent, and prices are those of the catalogue at that time.
with document as (
  select o.id, o.order_number, o.total_cents, o.placed_at, (o.document -> 'order')::jsonb as doc,
    (o.document ->> 'totalCents')::numeric as document_cents, o.document -> 'order' ->> 'taxStatus' as tax_state from shop_order o
), priced as (
  -- Every amount that carries tax: lines, discounts, sending.
  select d.id, d.order_number, d.placed_at, d.tax_state = 'gross' and (d.doc ->> 'currencyFactor')::numeric = 1 as is_catalogue_price,
    l ->> 'type' as type, (l ->> 'productId') as product_id, (l ->> 'quantity')::int as quantity,
    (l ->> 'unitPrice')::numeric as unit, (l ->> 'totalPrice')::numeric as total, l -> 'price' as price
  from document d cross join jsonb_array_elements(d.doc -> 'lineItems') l
  union all
  select d.id, d.order_number, d.placed_at, false, 'shipping', null, 1, (d.doc -> 'shippingCosts' ->> 'totalPrice')::numeric,
    (d.doc -> 'shippingCosts' ->> 'totalPrice')::numeric, d.doc -> 'shippingCosts'
  from document d
), shares as (
  select p.id, p.type, (t ->> 'taxRate')::numeric as rate, (t ->> 'price')::numeric as price, (t ->> 'tax')::numeric as tax
  from priced p cross join jsonb_array_elements(p.price -> 'calculatedTaxes') t
), taxed as (
  select id, rate, sum(tax) as tax, sum(price) as price from shares group by id, rate
), sums as (
  select id, coalesce(sum(total) filter (where type <> 'shipping'), 0) as positions,
    coalesce(sum(total) filter (where type = 'shipping'), 0) as shipping
  from priced group by id
), tax_sums as (
  select id, sum(tax) as tax from taxed group by id
), totals as (
  select d.id, d.order_number, d.total_cents, d.doc, d.document_cents, d.tax_state, s.positions, s.shipping, coalesce(t.tax, 0) as tax
  from document d join sums s on s.id = d.id left join tax_sums t on t.id = d.id
), columns as (
  select order_id, count(*) as lines, sum(total_cents) as cents from order_line group by order_id
)
select 'order ' || order_number as subject, format('the column says %s cents, its parts give %s (%s + %s, tax %s, %s)', total_cents,
  100 * (positions + shipping + case tax_state when 'net' then tax else 0 end), positions, shipping, tax, tax_state) as problem
from totals where total_cents <> 100 * (positions + shipping + case tax_state when 'net' then tax else 0 end)
union all
select 'order ' || order_number, format('document: total %s, net %s, goods %s, sending %s; parts: %s and %s with tax %s (%s)', doc ->> 'amountTotal',
  doc ->> 'amountNet', doc ->> 'positionPrice', doc ->> 'shippingTotal', positions, shipping, tax, tax_state)
from totals
where (doc ->> 'amountTotal')::numeric * 100 <> total_cents or (doc -> 'price' ->> 'totalPrice')::numeric * 100 <> total_cents
  or document_cents <> total_cents
  or (doc ->> 'amountNet')::numeric <> positions + shipping - case tax_state when 'gross' then tax else 0 end
  or (doc ->> 'positionPrice')::numeric <> positions or (doc ->> 'shippingTotal')::numeric <> shipping
union all
select 'order ' || t.order_number, format('its %s lines sum up to %s cents, the document''s to %s', coalesce(c.lines, 0), c.cents, t.positions * 100)
from totals t left join columns c on c.order_id = t.id
where c.order_id is null or c.cents <> t.positions * 100 or c.lines <> jsonb_array_length(t.doc -> 'lineItems')
union all
select 'order ' || p.order_number, format('%s × %s is not %s', p.quantity, p.unit, p.total)
from priced p where p.unit * p.quantity <> p.total
union all
select 'order ' || d.order_number, format('line %s: %s × %s = %s cents', l.position, l.quantity, l.unit_cents, l.total_cents)
from order_line l join document d on d.id = l.order_id where l.quantity * l.unit_cents <> l.total_cents
union all
-- A line has one rate: its tax is exact. Discounts and sending are split over rates, each part rounded for itself.
select 'order ' || d.order_number, format('%s: %s %% of %s is not %s', s.type, s.rate, s.price, s.tax)
from shares s join totals d on d.id = s.id
where abs(s.tax - case d.tax_state when 'gross' then round(s.price * s.rate / (100 + s.rate), 2) when 'net' then round(s.price * s.rate / 100, 2) else 0 end)
  > case s.type when 'product' then 0 else 0.01 * jsonb_array_length(d.doc -> 'lineItems') end
union all
select 'order ' || t.order_number, format('taxes of %s %%: %s on %s; its parts give %s on %s', coalesce(x.rate, p.rate), x.tax, x.price, p.tax, p.price)
from (
  select d.id, (t ->> 'taxRate')::numeric as rate, (t ->> 'tax')::numeric as tax, (t ->> 'price')::numeric as price
  from document d cross join jsonb_array_elements(d.doc -> 'price' -> 'calculatedTaxes') t
) x full join taxed p on p.id = x.id and p.rate = x.rate
join totals t on t.id = coalesce(x.id, p.id)
where coalesce(x.tax, 0) <> coalesce(p.tax, 0) or coalesce(x.price, 0) <> coalesce(p.price, 0)
union all
-- The catalogue's own record of prices. Goods at zero rate cost the net price, trade pays net: both are left to the arithmetic above.
select 'order ' || p.order_number, format('product %s was charged %s, which was not its price at %s', p.product_id, p.unit, p.placed_at)
from priced p join product g on g.id = p.product_id::uuid
where p.type = 'product' and p.is_catalogue_price
  and (p.price -> 'calculatedTaxes' -> 0 ->> 'taxRate')::numeric > 0
  and not exists (
    select from (
      select h.gross_cents, h.valid_from,
        lead(h.valid_from) over (partition by h.product_id, h.customer_group_id, h.currency_id, h.quantity_start order by h.valid_from) as valid_until
      from price_history h where h.product_id in (g.id, g.parent_id) and h.quantity_start <= p.quantity
    ) h
    -- Read models follow prices after a moment.
    where h.gross_cents = p.unit * 100 and h.valid_from <= p.placed_at
      and (h.valid_until is null or h.valid_until > p.placed_at - interval '1 minute'))
