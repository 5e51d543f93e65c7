import type { KeyRing } from "@hearth/service/secrets";
import type { Transact } from "../../../platform/database/transaction.ts";
import { writeAudit } from "../../audit/index.ts";
import { keepTotp, setWaitingTotp } from "../factor/factor.sql.ts";
import { sealTotp } from "../factor/totp.ts";
import { insertStaff, setPassword } from "./change-account.sql.ts";
import { languageFor } from "./manage-staff.ts";

/** Once; a second call finds it there. */
export function makeDemoOwner(
  transact: Transact,
  key: KeyRing,
  owner: { id: string; email: string; passwordHash: string; totp: string },
): Promise<void> {
  const { id, email } = owner;
  return transact(async (tx) => {
    const languageId = await languageFor(tx, "de-DE");
    const role = { role: "owner", roleId: null };
    if (!(await insertStaff(tx, { id, email, name: "Demo", languageId, role }))) return;
    await setPassword(tx, id, owner.passwordHash);
    await setWaitingTotp(tx, id, sealTotp(key, owner.totp));
    await keepTotp(tx, id, 0);
    const author = { staffId: null, staff: "demo", address: null, device: null };
    await writeAudit(tx, author, {
      action: "makeDemoOwner",
      resource: "staff",
      object: id,
      after: { email },
    });
  });
}
