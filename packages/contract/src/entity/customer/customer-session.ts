import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, DateTime, nullable } from "../../schema/schema-parts.ts";

const known = (what: string) =>
  nullable(Type.String({ description: `${what}, roughly, as it named itself; null: nothing we know` }));

export const CustomerSessionSchema = answerObject("CustomerSession", "hearth_customer_session", {
  id: idSchema(),
  browser: known("the browser"),
  system: known("the device or its operating system"),
  createdAt: DateTime,
  lastUsedAt: Type.String({ format: "date-time", description: "the hour of it" }),
  isCurrent: Type.Boolean({ description: "the one that asks" }),
});

export const CustomerSessionsSchema = answerObject("CustomerSessions", "hearth_customer_sessions", {
  sessions: Type.Array(CustomerSessionSchema),
});

export type CustomerSession = Static<typeof CustomerSessionSchema>;
export type CustomerSessions = Static<typeof CustomerSessionsSchema>;
