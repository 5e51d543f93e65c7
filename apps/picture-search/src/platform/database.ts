import postgres from "postgres";

const UUID = 2950;

export type Sql = ReturnType<typeof openDatabase>;

/** Ids leave the database as 32 hex characters, as in the shop API's answers. */
export function openDatabase(url: string) {
  return postgres(url, {
    max: 2,
    idle_timeout: 30,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { statement_timeout: 30_000, application_name: "picture-search" },
    types: {
      uuid: {
        to: UUID,
        from: [UUID],
        serialize: (value: string) => value,
        parse: (value: string) => value.replaceAll("-", ""),
      },
    },
  });
}
