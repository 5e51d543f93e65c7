import { endpoints } from "@hearth/contract";
import { salutationList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readSalutation = handle(endpoints.readSalutation, ({ scope, criteria }) =>
  salutationList(scope, criteria),
);
