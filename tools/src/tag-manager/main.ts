import { createTagManager } from "./tag-manager-server.ts";

const port = Number(process.env["TAG_MANAGER_PORT"] ?? 3006);

createTagManager().listen(port, "127.0.0.1", () =>
  console.log(`what the tag manager gets is shown at http://localhost:${port}`),
);
