import { adminEndpoints } from "@hearth/admin-contract";
import { listPictures, readProductChoices } from "../../modules/assortment/index.ts";
import { plain } from "./admin-handler.ts";

export const productChoiceHandlers = {
  readProductChoices: plain(adminEndpoints.readProductChoices, ({ services }) =>
    readProductChoices(services.sql, services.references.current()),
  ),
  listPictures: plain(adminEndpoints.listPictures, ({ services, list }) =>
    listPictures(services.sql, services.references.current(), list),
  ),
} as const;
