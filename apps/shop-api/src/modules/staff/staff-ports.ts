import type { StaffPermissions } from "@hearth/rules";
import type { SecondFactor, SessionStage } from "@hearth/admin-contract";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { PasswordHasher } from "../../platform/password/password-hasher.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { Author } from "../audit/index.ts";
import { nameDevice } from "../session/index.ts";

export interface StaffPorts {
  sql: Sql;
  transact: Transact;
  passwords: PasswordHasher;
  attempts: Attempts;
  config: Pick<Config, "admin" | "mail">;
}

/** From where, and with what. */
export interface StaffCaller {
  address: string;
  agent: string | undefined;
}

/** Somebody of the staff, and what they may do at this moment. */
export interface StaffPerson {
  id: string;
  email: string;
  name: string;
  locale: string;
  role: { key: string; name: string };
  permissions: StaffPermissions;
  factors: SecondFactor[];
  recoveryCodesLeft: number;
}

/** A session that is alive. */
export interface StaffVisit {
  sessionId: string;
  stage: SessionStage;
  startedAt: string;
  provenAt: string | null;
  person: StaffPerson;
}

/** Who a record names. */
export function authorOf(person: Pick<StaffPerson, "id" | "email">, caller: StaffCaller): Author {
  const { browser, system } = nameDevice(caller.agent);
  const device = [browser, system].filter(Boolean).join(", ");
  return { staffId: person.id, staff: person.email, address: caller.address, device: device || null };
}
