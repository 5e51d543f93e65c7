import { endpoints } from "@hearth/contract";
import { customerOf } from "../../modules/account/index.ts";
import { presentContext, updateContext } from "../../modules/context/index.ts";
import { handle } from "../answer/endpoint.ts";

export const contextHandlers = {
  readContext: handle(endpoints.readContext, async ({ scope, services }) =>
    presentContext(scope, await customerOf(services.sql, scope)),
  ),

  updateContext: handle(endpoints.updateContext, ({ scope, services, input }) =>
    updateContext(services.sql, scope, input),
  ),
} as const;
