import { OWN_ACCOUNT } from "@hearth/rules";
import Type from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { MeSchema } from "../../entity/session.ts";
import { throttled } from "../../shared-errors.ts";

const own = { resource: OWN_ACCOUNT, access: "open" } as const;
const unreachable = { status: 503, code: "ADMIN__COMPANY_UNREACHABLE" } as const;
const refused = { status: 401, code: "ADMIN__COMPANY_REFUSED" } as const;

/** The company's identity provider (OpenID Connect) in place of the password; the second factor stays. */
export const companySignInEndpoints = {
  readSignInWays: adminEndpoint({
    ...own,
    operationId: "readSignInWays",
    method: "GET",
    path: "/session/ways",
    summary: "Whether the company's identity provider may be used, and what it is called",
    action: "read",
    answers: {
      200: Type.Object({ company: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]) }),
    },
  }),
  startCompanySignIn: adminEndpoint({
    ...own,
    operationId: "startCompanySignIn",
    method: "POST",
    path: "/session/company/start",
    summary: "Where to send the browser; it keeps the ticket until it is back",
    action: "read",
    answers: { 200: Type.Object({ url: Type.String(), ticket: Type.String() }) },
    errors: [unreachable, throttled],
  }),
  signInByCompany: adminEndpoint({
    ...own,
    operationId: "signInByCompany",
    method: "POST",
    path: "/session/company",
    summary: "Prove what the identity provider said; `stage` says what is missing",
    action: "create",
    input: Type.Object({
      ticket: Type.String({ minLength: 1, maxLength: 2000 }),
      answer: Type.String({
        minLength: 1,
        maxLength: 8000,
        description: "the query with which the browser came back",
      }),
    }),
    required: ["ticket", "answer"],
    answers: { 200: MeSchema },
    errors: [refused, throttled],
  }),
} as const;
