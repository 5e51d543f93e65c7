import type { Ports } from "./service-environment.ts";

export const ports: Ports = {
  shop: Number(process.env["STOREFRONT_PORT"] ?? 3000),
  api: Number(process.env["SHOP_API_PORT"] ?? 4000),
  mailPage: Number(process.env["MAIL_PAGE_PORT"] ?? 8025),
  smtp: Number(process.env["SMTP_PORT"] ?? 1025),
  identity: Number(process.env["IDENTITY_PORT"] ?? 3002),
  payment: Number(process.env["PAYMENT_PORT"] ?? 3003),
  purchaseReceiver: Number(process.env["PURCHASE_RECEIVER_PORT"] ?? 3007),
  vatRegister: Number(process.env["VAT_REGISTER_PORT"] ?? 3008),
  siteSearch: Number(process.env["SITE_SEARCH_PORT"] ?? 3004),
  shopAdmin: Number(process.env["SHOP_ADMIN_PORT"] ?? 4100),
  backOffice: Number(process.env["BACK_OFFICE_PORT"] ?? 4101),
  shopMetrics: Number(process.env["SHOP_METRICS_PORT"] ?? 4200),
  storefrontMetrics: Number(process.env["STOREFRONT_METRICS_PORT"] ?? 4201),
  workerMetrics: Number(process.env["WORKER_METRICS_PORT"] ?? 4202),
  adminMetrics: Number(process.env["ADMIN_METRICS_PORT"] ?? 4203),
  pictureSearch: Number(process.env["PICTURE_SEARCH_PORT"] ?? 3005),
  tagManager: Number(process.env["TAG_MANAGER_PORT"] ?? 3006),
};

/** Where each process tells its figures, by the names of deploy/observability/prometheus.yml. */
export const watchedPorts = {
  storefront: ports.storefrontMetrics,
  "shop-api": ports.shopMetrics,
  worker: ports.workerMetrics,
  admin: ports.adminMetrics,
  "site-search": ports.siteSearch,
  "picture-search": ports.pictureSearch,
};

/** Of a Prometheus beside the demo. */
export const prometheusPort = Number(process.env["PROMETHEUS_PORT"] ?? 9090);
