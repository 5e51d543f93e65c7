import { endpoints } from "@hearth/contract";
import { newsletterStatus } from "../../modules/newsletter/index.ts";
import { handle } from "../endpoint.ts";

export const readNewsletterRecipient = handle(endpoints.readNewsletterRecipient, ({ services, scope }) =>
  newsletterStatus(services.sql, scope),
);
