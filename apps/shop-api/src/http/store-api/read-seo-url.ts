import { endpoints } from "@hearth/contract";
import { seoUrlList } from "../../modules/seo/index.ts";
import { handle } from "../endpoint.ts";

export const readSeoUrl = handle(
  endpoints.readSeoUrl,
  ({ scope, services, criteria }) => seoUrlList(services.sql, scope, criteria),
  () => ["seo"],
);
