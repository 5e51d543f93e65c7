import { endpoints } from "@hearth/contract";
import { presentContext } from "../../modules/context/index.ts";
import { customerOf } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const readContext = handle(endpoints.readContext, async ({ scope, services }) =>
  presentContext(scope, await customerOf(services.sql, scope)),
);
