import { endpoints } from "@hearth/contract";
import { languageList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readLanguages = handle(endpoints.readLanguages, ({ scope, criteria }) =>
  languageList(scope, criteria),
);
