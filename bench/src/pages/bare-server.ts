import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Node's own HTTP server and nothing else: sends the page named by PAGE_FILE with the headers the shop sent. */
const page = JSON.parse(readFileSync(process.env["PAGE_FILE"] ?? "", "utf8"));
const headers: string[] = page.headers;
const body = Buffer.from(page.body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
