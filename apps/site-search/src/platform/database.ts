import postgres from "postgres";

const UUID = 2950;
const BIGINT = 20;

export type Sql = ReturnType<typeof openDatabase>;

/** Ids leave the database as 32 hex characters, counts as numbers. */
export function openDatabase(url: string, poolSize: number) {
  return postgres(url, {
    max: poolSize,
    idle_timeout: 30,
    connect_timeout: 2,
    // The library's own pause grows to 20 seconds with every connection that was lost.
    backoff: () => 0.05 + Math.random() * 0.2,
    onnotice: () => {},
    connection: { statement_timeout: 30_000, application_name: "site-search" },
    types: {
      uuid: { to: UUID, from: [UUID], serialize: (value: string) => value, parse: withoutDashes },
      bigint: { to: BIGINT, from: [BIGINT], serialize: String, parse: Number },
    },
  });
}

function withoutDashes(uuid: string): string {
  return uuid.replaceAll("-", "");
}
