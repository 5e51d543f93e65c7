import { expect, it } from "vitest";
import { listCustomers } from "../../src/modules/customer-desk/index.ts";
import type { Sql } from "../../src/platform/database/database.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* Five thousand customers: a search looks at few of them, and the newest are read off an index. */
const shop = testShop();
const MANY = 5000;

async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into customer (id, sales_channel_id, customer_group_id, email, first_name, last_name, company, language_id, created_at)
    select gen_random_uuid(), s.id, ${id.customerGroup("consumer")}, 'kunde' || n || '@example.com', 'Vor' || n, 'Nach' || md5(n::text),
      case when n % 3 = 0 then 'Firma ' || md5('f' || n) end, ${id.language("de")}, now() - n * interval '1 hour'
    from generate_series(1, ${MANY}) n, sales_channel s where s.access_key = ${id.accessKey}`;
  await sql`analyze customer`;
}

/** The plans of whatever a list asks, as text. */
async function plansOf(request: { search?: string }): Promise<string> {
  const plans: string[] = [];
  const asked = { page: 1, limit: 25, filter: {}, sort: { field: "createdAt", isDescending: true } };
  await shop.sql.begin(async (tx) => {
    const explaining = new Proxy(tx as unknown as Sql, {
      apply(target, self, given: [TemplateStringsArray, ...unknown[]]) {
        const [texts, ...values] = given;
        // Fragments are called the same way; only whole statements begin with select and a list of columns.
        if (!texts[0]?.startsWith("select ")) return Reflect.apply(target, self, given);
        const raw = Object.assign([`explain ${texts[0]}`, ...texts.slice(1)], { raw: texts.raw });
        return (Reflect.apply(target, self, [raw, ...values]) as Promise<Record<string, string>[]>).then(
          (rows) => {
            plans.push(rows.map((row) => Object.values(row)[0]).join("\n"));
            return [];
          },
        );
      },
    });
    await listCustomers(explaining, { ...asked, search: request.search });
  });
  return plans.join("\n---\n");
}

it("searching goes by the index of words, both for the page and for its number of hits", async () => {
  await fill(shop.sql);
  const plans = await plansOf({ search: "kunde4711@" });
  expect(plans.match(/customer_by_words/g)).toHaveLength(2);
  expect(plans).not.toMatch(/Seq Scan on customer/);
  const found = await listCustomers(shop.sql, {
    page: 1,
    limit: 25,
    filter: {},
    sort: { field: "createdAt", isDescending: true },
    search: "KUNDE4711@",
  });
  expect(found.items.map(({ email }) => email)).toEqual(["kunde4711@example.com"]);
});

it("the newest page is read off its index without sorting all", async () => {
  expect(await plansOf({})).toMatch(/Index Only Scan using customer_by_age/);
});
