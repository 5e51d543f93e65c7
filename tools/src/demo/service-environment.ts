import { join } from "node:path";
import { crowdAllowed } from "./crowd.ts";
import { repositoryRoot } from "../repository.ts";

export interface Ports {
  shop: number;
  api: number;
  mailPage: number;
  smtp: number;
  identity: number;
  payment: number;
  purchaseReceiver: number;
  vatRegister: number;
  siteSearch: number;
  shopAdmin: number;
  /** Of the back office from its sources; built it is on `shopAdmin`, beside its API. */
  backOffice: number;
  shopMetrics: number;
  storefrontMetrics: number;
  workerMetrics: number;
  adminMetrics: number;
  pictureSearch: number;
  tagManager: number;
}

type Environment = Readonly<Record<string, string>>;

export interface Databases {
  shop: string;
  /** What was computed about pictures: the same for every shop on this server, and slow to compute, so it outlives them. */
  pictures: string;
}

/** Off unless asked for: where something is counted, every first page begins with a question. */
export const isTracked = Boolean(process.env["TRACKING"]);

/** What each process is told. Whatever else it needs (REDIS_URL, for one) it inherits. */
export function describeEnvironment(databases: Databases, ports: Ports, mode: "development" | "production") {
  const serviceKey = "local-service-key-of-nobody-at-all";
  const data: Environment = { DATABASE_URL: databases.shop, MEDIA_DIR: join(repositoryRoot, ".data/media") };
  const api: Environment = {
    ...data,
    NODE_ENV: mode,
    PORT: String(ports.api),
    SERVICE_KEY: serviceKey,
    TRUSTED_PROXIES: THIS_MACHINE,
    ...standInPayment(ports.payment),
    // Hears of nothing unless a storefront asks for consent.
    PURCHASE_EVENT_URL: `http://127.0.0.1:${ports.purchaseReceiver}/purchase`,
    PURCHASE_EVENT_KEY: PURCHASE_EVENT_KEY,
    PURCHASE_EVENT_TEST: "1",
    VAT_REGISTER_URL: `http://127.0.0.1:${ports.vatRegister}`,
    METRICS_PORT: String(ports.shopMetrics),
    ...(process.env["CROWD"] && crowdAllowed),
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  };
  const admin: Environment = {
    ...api,
    METRICS_PORT: String(ports.adminMetrics),
    ADMIN_PORT: String(ports.shopAdmin),
    ADMIN_ORIGIN: officeAddress(ports, mode),
    STAFF_KEY: "local-staff-key-of-nobody-at-all-32",
    STAFF_OIDC_ISSUER: `http://localhost:${ports.identity}`,
    STAFF_OIDC_CLIENT_ID: "hearth-office",
    STAFF_OIDC_CLIENT_SECRET: IDENTITY_SECRET,
    STAFF_OIDC_NAME: "Hearth ID",
  };
  const office: Environment = { PORT: String(ports.backOffice), ADMIN_PORT: String(ports.shopAdmin) };
  const owner: Environment = {
    ...admin,
    DEMO_OWNER_EMAIL: demoOwner.email,
    DEMO_OWNER_PASSWORD: demoOwner.password,
    DEMO_OWNER_TOTP: demoOwner.totp,
  };
  const worker: Environment = {
    ...api,
    METRICS_PORT: String(ports.workerMetrics),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  };
  const mails: Environment = { MAIL_PAGE_PORT: String(ports.mailPage), SMTP_PORT: String(ports.smtp) };
  const shop: Environment = {
    NODE_ENV: mode,
    PORT: String(ports.shop),
    METRICS_PORT: String(ports.storefrontMetrics),
    SHOP_API_URL: `http://127.0.0.1:${ports.api}/store-api`,
    SITE_SEARCH_URL: `http://127.0.0.1:${ports.siteSearch}`,
    SITE_SEARCH_HASHID: SITE_SEARCH_HASHID,
    SITE_SEARCH_SECRET: SITE_SEARCH_SECRET,
    SERVICE_KEY: serviceKey,
    AUTH_SECRET: "local-auth-secret-of-nobody-at-all",
    TRUSTED_PROXIES: THIS_MACHINE,
    ...standInProviders(ports.identity),
    ...(isTracked && { TAG_MANAGER_URL: `http://localhost:${ports.tagManager}/container.js` }),
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  };
  const identity: Environment = {
    IDENTITY_PORT: String(ports.identity),
    IDENTITY_SECRET: IDENTITY_SECRET,
    STOREFRONT_URL: `http://localhost:${ports.shop}`,
    ADMIN_ORIGIN: officeAddress(ports, mode),
  };
  const payment: Environment = {
    ...standInPayment(ports.payment),
    PAYMENT_PORT: String(ports.payment),
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/webhooks/stripe`,
    PAYPAL_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/webhooks/paypal`,
  };
  const purchaseReceiver: Environment = {
    PURCHASE_RECEIVER_PORT: String(ports.purchaseReceiver),
    PURCHASE_EVENT_KEY: PURCHASE_EVENT_KEY,
  };
  const vatRegister: Environment = { VAT_REGISTER_PORT: String(ports.vatRegister) };
  const siteSearch: Environment = {
    DATABASE_URL: databases.shop,
    PORT: String(ports.siteSearch),
    SHOP_API_URL: `http://127.0.0.1:${ports.api}/store-api`,
    SITE_SEARCH_HASHIDS: SITE_SEARCH_HASHID,
    SITE_SEARCH_SECRET: SITE_SEARCH_SECRET,
    PICTURE_SEARCH_URL: `http://127.0.0.1:${ports.pictureSearch}`,
    SHOP_ADMIN_URL: `http://127.0.0.1:${ports.shopAdmin}`,
    SERVICE_KEY: serviceKey,
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  };
  const pictureSearch: Environment = {
    ...data,
    NODE_ENV: mode,
    PORT: String(ports.pictureSearch),
    FEATURES_DATABASE_URL: databases.pictures,
    POLL_SECONDS: "5",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  };
  const tagManager: Environment = { TAG_MANAGER_PORT: String(ports.tagManager) };
  const standIns = { mails, identity, payment, tagManager, purchaseReceiver, vatRegister };
  return { data, api, admin, office, owner, worker, shop, siteSearch, pictureSearch, ...standIns };
}

/** Where the back office is opened, and the only page its API answers. */
export function officeAddress(ports: Ports, mode: "development" | "production"): string {
  return `http://localhost:${mode === "production" ? ports.shopAdmin : ports.backOffice}`;
}

/** Of a back office that runs on a desk, and nowhere else. */
export const demoOwner = {
  email: "owner@hearth.example",
  password: "Kaminfeuer im November",
  totp: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
} as const;

const SITE_SEARCH_HASHID = "68656172746868656172746868656172";
const SITE_SEARCH_SECRET = "local-site-search-secret-of-nobody";

/** Tests name the addresses they come from, else they would run into each other's limits. */
const THIS_MACHINE = "127.0.0.1,::1";

const PURCHASE_EVENT_KEY = "local-purchase-event-key-of-nobody";

const IDENTITY_SECRET = "local-identity-secret";

/** "Sign in with …" works on a desk: one server plays all three providers. */
function standInProviders(port: number): Environment {
  return Object.fromEntries(
    ["google", "facebook", "apple"].flatMap((id) => {
      const name = `AUTH_${id.toUpperCase()}`;
      return [
        [`${name}_ID`, `hearth-${id}`],
        [`${name}_SECRET`, IDENTITY_SECRET],
        [`${name}_ISSUER`, `http://localhost:${port}`],
      ];
    }),
  );
}

/** Card and wallet work on a desk: one server plays both providers. The bank account is nobody's. */
function standInPayment(port: number): Environment {
  const url = `http://127.0.0.1:${port}`;
  return {
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: "whsec_local",
    STRIPE_API_URL: url,
    PAYPAL_CLIENT_ID: "local",
    PAYPAL_CLIENT_SECRET: "local",
    PAYPAL_WEBHOOK_ID: "WH-LOCAL",
    PAYPAL_API_URL: url,
    PAYMENT_SECRET: "local-payment-secret-of-nobody-at-all",
    BANK_NAME: "Musterbank",
    BANK_HOLDER: "Hearth GmbH",
    BANK_IBAN: "DE02120300000000202051",
    BANK_BIC: "BYLADEM1001",
  };
}
