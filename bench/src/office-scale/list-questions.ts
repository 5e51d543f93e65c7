import type { Sql } from "postgres";

/** A list of the back office as somebody asks for it. */
export interface ListQuestion {
  name: string;
  /** Different ones in turn: nobody searches for the same name all day. */
  queries: readonly string[];
}

const filter = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [`filter[${name}]`, value])).toString();
const search = (words: readonly string[]) => words.map((word) => `search=${encodeURIComponent(word)}`);
const SOME = 12;

/** The screens of orders, products, people and what was written, with names and numbers this shop has. */
export async function listQuestions(sql: Sql): Promise<ListQuestion[]> {
  const orders = await sql<{ number: string; email: string; customer: string }[]>`
    select o.order_number as number, o.email, c.customer_number as customer
    from shop_order o join customer c on c.id = o.customer_id order by o.id limit ${SOME}`;
  const articles = await sql<{ number: string; name: string }[]>`
    select p.product_number as number, t.name from product p
    join product_translation t on t.product_id = p.id order by p.id limit ${SOME}`;
  const categories = await sql<
    { id: string }[]
  >`select replace(id::text, '-', '') as id from category where parent_id is not null order by id limit ${SOME}`;
  const makers = await sql<
    { id: string }[]
  >`select replace(id::text, '-', '') as id from manufacturer order by id limit ${SOME}`;
  const ask = (path: string, name: string, queries: readonly string[]) => ({
    name,
    queries: queries.map((query) => `/${path}?limit=25&${query}`),
  });
  const orderStates = ["open", "refunded_partially", "cancelled"];
  return [
    ask("order", "orders: newest", ["page=1", "page=2", "page=3"]),
    ask("order", "orders: far back", ["page=2000"]),
    ask("order", "orders: by total", ["sort=-totalCents"]),
    ask("order", "orders: to be paid", [filter({ state: "open", paymentState: "open" })]),
    ask("order", "orders: to be sent", [filter({ paymentState: "paid", deliveryState: "open" })]),
    ask("order", "orders: sent in part", [filter({ deliveryState: "shipped_partially" })]),
    ask(
      "order",
      "orders: one state",
      ["open", "completed", "cancelled"].map((state) => filter({ state })),
    ),
    ask(
      "order",
      "orders: one payment state",
      orderStates.map((state) => filter({ paymentState: state })),
    ),
    ask("order", "orders: paid", [filter({ paymentState: "paid" })]),
    ask("order", "orders: flagged", [filter({ flag: "fraud" })]),
    ask(
      "order",
      "orders: of a customer",
      orders.map(({ customer }) => filter({ customerNumber: customer })),
    ),
    ask("order", "orders: of some days", [filter({ from: "2026-01-05", until: "2026-01-07" })]),
    ask("order", "orders: by number", search(orders.map(({ number }) => number))),
    ask("order", "orders: by e-mail", search(orders.map(({ email }) => email))),
    ask("order", "orders: by a rare name", search(["Anna Schulzthal", "Piotr Weberbach", "Nowakstein"])),
    ask("order", "orders: by everybody's name", search(["Müller", "Anna", "Schmidt"])),
    ask("order", "orders: by article", search(articles.map(({ number }) => number))),
    ask("product", "products: newest", ["sort=-createdAt", "page=2&sort=-createdAt"]),
    ask("product", "products: by number", ["sort=number", "page=100&sort=number"]),
    ask("product", "products: by name", ["sort=name"]),
    ask("product", "products: found by number", search(articles.map(({ number }) => number))),
    ask("product", "products: found by name", search(articles.map(({ name }) => name))),
    ask("product", "products: found by a word", search(["pumpe", "Speicher", "Set"])),
    ask(
      "product",
      "products: of a category",
      categories.map(({ id }) => filter({ categoryId: id })),
    ),
    ask(
      "product",
      "products: of a maker",
      makers.map(({ id }) => filter({ manufacturerId: id })),
    ),
    ask("product", "products: not sold", [filter({ state: "inactive" })]),
    ask("product", "products: soon empty", [filter({ availableBelow: "5" })]),
    ask("customer", "customers: newest", ["page=1", "page=2"]),
    ask("customer", "customers: by name", ["sort=name"]),
    ask("customer", "customers: most orders", ["sort=-orderCount"]),
    ask("customer", "customers: blocked", [filter({ state: "blocked" })]),
    ask("customer", "customers: found by e-mail", search(orders.map(({ email }) => email))),
    ask("customer", "customers: found by name", search(["Müller", "Nowakstein", "Anna Weber"])),
    ask("audit", "audit: newest", ["page=1", "page=2"]),
    ask("audit", "audit: of an action", [filter({ action: "refundOrder" })]),
    ask("audit", "audit: of a resource", [filter({ resource: "review" })]),
    ask("contact-message", "messages: open", [filter({ state: "open" })]),
    ask("contact-message", "messages: found by a word", search(["Nr. 4711", "Nowakstein"])),
    ask("media", "pictures: newest", ["page=1"]),
  ];
}
