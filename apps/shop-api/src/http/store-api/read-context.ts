import { endpoints } from "@hearth/contract";
import { presentContext } from "../../modules/context/index.ts";
import { handle } from "../endpoint.ts";

export const readContext = handle(endpoints.readContext, ({ scope }) => presentContext(scope));
