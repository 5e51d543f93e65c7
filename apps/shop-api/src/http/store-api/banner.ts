import { endpoints } from "@hearth/contract";
import { readBanners } from "../../modules/banner/index.ts";
import { handle } from "../answer/endpoint.ts";

export const bannerHandlers = {
  readBanners: handle(
    endpoints.readBanners,
    ({ services, scope }) => readBanners(services.sql, scope),
    () => ["banner"],
  ),
} as const;
