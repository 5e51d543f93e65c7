import type { Order } from "@hearth/contract";
import { tokenHash } from "@hearth/shop-api/session-token";
import type { Statement } from "../load/capture-statements.ts";
import { literalSql } from "../load/pgbench.ts";
import { shopperKey, shopperKeySql, shopperTokenSql } from "./bench-shoppers.ts";

export interface BareOrder {
  /** Of one order, as captured; the write comes last. */
  statements: readonly Statement[];
  /** The token of the captured request. */
  token: string;
  /** Shoppers of the bare SQL: their name, and how many each client has. */
  name: string;
  perClient: number;
}

/** Ids in the frozen document, which name what has to be new in every run. */
interface Frozen {
  order: Order;
}

/** A script of pgbench that orders one cart after the other with the statements of the API: reads, number, write. */
export function bareOrderScript({ statements, token, name, perClient }: BareOrder): string {
  const { order } = frozenOf(statements);
  const tokenSql = shopperTokenSql(name);
  const fresh = (what: string) => `md5('${what}' || ${tokenSql})::uuid`;
  const variables = new Map<unknown, string>([
    [tokenHash(token), `encode(sha256(${tokenSql}::bytea), 'hex')`],
    [shopperKey(token), shopperKeySql(name)],
    [order.id, fresh("order")],
    [order.orderNumber, "(:order_number)::text"],
    [order.deepLinkCode, `md5('link' || ${tokenSql})`],
    [order.transactions?.[0]?.id, fresh("transaction")],
    [order.deliveries?.[0]?.id, fresh("delivery")],
    [order.orderCustomer?.customerId, fresh("customer")],
    [order.orderCustomer?.email, `(${tokenSql} || '@example.com')`],
  ]);
  const lineIds = (order.lineItems ?? []).map(({ id }) => id);
  const texts = statements.map((statement) => withOwnLines(statement, { lineIds, variables, tokenSql }));
  const claim = statements.findIndex(({ text }) => text.includes("number_range"));
  const commands = texts.map((text, index) => (index === claim ? `${text} \\gset` : `${text};`));
  return [`\\set n :client_id * ${perClient} + :i`, String.raw`\set i :i + 1`, ...commands, ""].join("\n");
}

function frozenOf(statements: readonly Statement[]): Frozen {
  const texts = statements.flatMap(({ parameters }) => parameters.filter((each) => typeof each === "string"));
  const document = texts.find((text) => text.startsWith('{"order":'));
  if (!document) throw new Error("no order was written");
  return JSON.parse(document) as Frozen;
}

interface Replaced {
  lineIds: readonly string[];
  variables: Map<unknown, string>;
  tokenSql: string;
}

/** Lines travel as JSON: their ids are replaced inside the text. The key of the attempt holds customer and context. */
function withOwnLines(statement: Statement, { lineIds, variables, tokenSql }: Replaced): string {
  const own = new Map(variables);
  for (const parameter of statement.parameters) {
    if (typeof parameter !== "string") continue;
    if (parameter.startsWith("[{") && lineIds.some((id) => parameter.includes(id)))
      own.set(
        parameter,
        lineIds.reduce(
          (sql, id, index) => `replace(${sql}, '${id}', md5('line${index}' || ${tokenSql}))`,
          literalSql({ text: "$1", parameters: [parameter] }),
        ),
      );
    else if (/^[0-9a-f]{32}:./.test(parameter)) own.set(parameter, `('bench:' || ${tokenSql})`);
  }
  return literalSql(statement, own);
}
