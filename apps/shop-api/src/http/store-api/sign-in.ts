import { endpoints } from "@hearth/contract";
import { login, logout, socialLogin } from "../../modules/authentication/index.ts";
import { presentCustomer } from "../../modules/customer/index.ts";
import { register, registerConfirm } from "../../modules/registration/index.ts";
import { TOKEN_ANSWER } from "../answer/answers.ts";
import { handle } from "../answer/endpoint.ts";

export const signInHandlers = {
  loginCustomer: handle(endpoints.loginCustomer, async (call) => {
    const { token, newDevice } = await login(call.services, call, call.input);
    call.setToken(token);
    if (newDevice !== null) call.setDevice(newDevice);
    return TOKEN_ANSWER;
  }),

  register: handle(endpoints.register, async (call) => {
    const { record, token } = await register(call.services, call, call.input);
    if (token !== null) call.setToken(token);
    return presentCustomer(call.scope, record);
  }),

  registerConfirm: handle(endpoints.registerConfirm, async (call) => {
    const { record, token } = await registerConfirm(call.services, call, call.input);
    if (token !== null) call.setToken(token);
    return presentCustomer(call.scope, record);
  }),

  logoutCustomer: handle(endpoints.logoutCustomer, async (call) => {
    call.setToken(await logout(call.services, call));
    return TOKEN_ANSWER;
  }),

  socialLogin: handle(endpoints.socialLogin, async (call) => {
    call.setToken(await socialLogin(call.services, call, call.input));
    return TOKEN_ANSWER;
  }),
} as const;
