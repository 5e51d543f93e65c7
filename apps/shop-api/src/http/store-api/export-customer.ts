import { endpoints } from "@hearth/contract";
import { exportCustomer as collect } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const exportCustomer = handle(endpoints.exportCustomer, (call) => collect(call.services, call));
