import postgres from "postgres";
import type { DatabaseSockets, SocketTarget } from "./database-sockets.ts";
import { tracedDatabase } from "./traced-database.ts";

const UUID = 2950;
const BIGINT = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** Told about every statement sent; for tests and benchmarks that ask what a request costs. */
export type OnStatement = (text: string, parameters: unknown[]) => void;

export interface DatabaseOptions {
  poolSize: number;
  /** How the connections are called in the server's list. */
  name?: string | undefined;
  onStatement?: OnStatement | undefined;
  /** Lists of many orders want another way for a rare name than for everybody's; planned each time, a millisecond each. */
  isPlannedByValue?: boolean | undefined;
  /** Statements are told as parts of the traces they belong to. */
  isTraced?: boolean | undefined;
  /** Whoever may have to give all connections up. */
  sockets?: DatabaseSockets | undefined;
}

export type Sql = ReturnType<typeof connect>;

export function openDatabase(url: string, options: DatabaseOptions): Sql {
  const sql = connect(url, options);
  return options.isTraced ? tracedDatabase(sql) : sql;
}

/** Ids leave the database as 32 hex characters, times as ISO text with offset, sums as numbers: the shapes of the contract. */
function connect(url: string, options: DatabaseOptions) {
  const { poolSize, onStatement, sockets, isPlannedByValue, name = "shop-api" } = options;
  return postgres(url, {
    max: poolSize,
    idle_timeout: 30,
    connect_timeout: 2,
    // The library's own pause grows to 20 seconds with every connection that was lost; nobody waits that long for a "not now".
    backoff: () => 0.05 + Math.random() * 0.2,
    onnotice: () => {},
    // Not in the library's types.
    ...(sockets && { socket: (target: SocketTarget) => sockets.open(target) }),
    ...(onStatement && { debug: (_connection, text, parameters) => onStatement(text, parameters) }),
    connection: {
      statement_timeout: 10_000,
      application_name: name,
      // Every read finds its rows by an index whatever the values; planning anew each time cost more than reading.
      plan_cache_mode: isPlannedByValue ? "force_custom_plan" : "force_generic_plan",
    },
    types: {
      uuid: { to: UUID, from: [UUID], serialize: (value: string) => value, parse: hexFromUuid },
      bigint: { to: BIGINT, from: [BIGINT], serialize: String, parse: Number },
      numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: Number },
      timestamp: {
        to: TIMESTAMPTZ,
        from: [TIMESTAMPTZ],
        serialize: (value: Date | string) => new Date(value).toISOString(),
        parse: isoTime,
      },
    },
  });
}

function hexFromUuid(value: string): string {
  return value.replaceAll("-", "");
}

function isoTime(value: string): string {
  return new Date(value).toISOString().replace("Z", "+00:00");
}
