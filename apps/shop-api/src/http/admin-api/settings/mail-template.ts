import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import { companyReader } from "../../../modules/company/index.ts";
import {
  changeMailTemplate,
  listMailTemplates,
  previewMail,
  readMailTemplate,
  sendTestMail,
} from "../../../modules/mail-desk/index.ts";
import { change, plain, versioned } from "../admin-handler.ts";

export const mailTemplateHandlers = {
  listMailTemplates: plain(adminEndpoints.listMailTemplates, async ({ services }) => ({
    templates: await listMailTemplates(services.sql),
  })),
  readMailTemplate: versioned(adminEndpoints.readMailTemplate, (sql, { params }) =>
    readMailTemplate(sql, params.id),
  ),
  previewMail: plain(adminEndpoints.previewMail, ({ services, params, input }) => {
    const { sql, references, config } = services;
    const reference = references.current();
    const ports = { sql, reference, company: companyReader(config) };
    const { locale, subject = null, intro = null } = input;
    return previewMail(ports, params.id, { locale, subject, intro });
  }),
  changeMailTemplate: change(adminEndpoints.changeMailTemplate, async ({ tx, params, input, note }) => {
    const { before, after } = await changeMailTemplate(tx, { id: params.id, ...input });
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
  sendTestMail: change(adminEndpoints.sendTestMail, async ({ services, tx, params, input, visit, note }) => {
    const { email: recipient } = visit.person;
    await sendTestMail(tx, services.references.current(), { id: params.id, ...input, recipient });
    note({ object: params.id, after: input });
  }),
} as const;
