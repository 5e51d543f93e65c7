import { endpoints } from "@hearth/contract";
import {
  changeLanguage,
  changePaymentMethod,
  changeProfile,
  deleteCustomer,
  exportCustomer,
  readCustomer,
} from "../../modules/account/index.ts";
import { changePassword } from "../../modules/authentication/index.ts";
import { askEmailChange, confirmEmailChange } from "../../modules/email-change/index.ts";
import { newsletterStatus } from "../../modules/newsletter/index.ts";
import { SUCCESS, TOKEN_ANSWER } from "../answer/answers.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const accountHandlers = {
  readCustomer: handle(endpoints.readCustomer, ({ scope, services, criteria }) =>
    readCustomer(services.sql, scope, criteria),
  ),

  deleteCustomer: handle(endpoints.deleteCustomer, async (call) => {
    call.setToken(await deleteCustomer(call.services, call));
    return NO_CONTENT;
  }),

  changeProfile: handle(endpoints.changeProfile, async (call) => {
    await changeProfile(call.services, call, call.input);
    return SUCCESS;
  }),

  changeEmail: handle(endpoints.changeEmail, async (call) => {
    await askEmailChange(call.services, call, call.input);
    return SUCCESS;
  }),

  confirmEmailChange: handle(endpoints.confirmEmailChange, async (call) => {
    await confirmEmailChange(call.services, call, call.input);
    return SUCCESS;
  }),

  changePassword: handle(endpoints.changePassword, async (call) => {
    call.setToken(await changePassword(call.services, call, call.input));
    return TOKEN_ANSWER;
  }),

  changePaymentMethod: handle(endpoints.changePaymentMethod, async (call) => {
    await changePaymentMethod(call.services, call, call.params.paymentMethodId);
    return SUCCESS;
  }),

  changeLanguage: handle(endpoints.changeLanguage, async (call) => {
    await changeLanguage(call.services, call, call.input.languageId);
    return SUCCESS;
  }),

  readNewsletterRecipient: handle(endpoints.readNewsletterRecipient, ({ services, scope }) =>
    newsletterStatus(services.sql, scope),
  ),

  exportCustomer: handle(endpoints.exportCustomer, (call) => exportCustomer(call.services, call)),
} as const;
