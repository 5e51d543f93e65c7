import { endpoints } from "@hearth/contract";
import { mediaList } from "../../modules/media/index.ts";
import { handle } from "../endpoint.ts";

export const readMedia = handle(
  endpoints.readMedia,
  ({ scope, services, criteria }) => mediaList(services.sql, scope, criteria.ids),
  () => ["media"],
);
