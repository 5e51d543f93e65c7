import { createIdentityServer } from "./identity-server.ts";

const port = Number(process.env["IDENTITY_PORT"] ?? 3002);

createIdentityServer({
  issuer: `http://localhost:${port}`,
  shopUrl: process.env["STOREFRONT_URL"] ?? "http://localhost:3000",
  officeUrl: process.env["ADMIN_ORIGIN"] ?? "http://localhost:4100",
  clientSecret: process.env["IDENTITY_SECRET"] ?? "local-identity-secret",
}).listen(port, "localhost");
