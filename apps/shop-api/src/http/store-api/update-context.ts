import { endpoints } from "@hearth/contract";
import { updateContext as change } from "../../modules/context/index.ts";
import { handle } from "../endpoint.ts";

export const updateContext = handle(endpoints.updateContext, ({ scope, services, input }) =>
  change(services.sql, scope, input),
);
