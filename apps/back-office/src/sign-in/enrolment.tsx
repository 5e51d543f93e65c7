import { useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { AddTotp } from "./add-totp.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** The first second factor. Its recovery codes are shown once, so nothing goes on before they were seen. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage();
  const [codes, setCodes] = useState<readonly string[]>();
  const [way, setWay] = useState<"totp" | "passkey">("totp");
  const enrolled = (given: readonly string[] | null) => (given ? setCodes(given) : onDone());
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <p>{t("enrol.text")}</p>
      {way === "totp" ? <AddTotp onEnrolled={enrolled} /> : <AddPasskey onEnrolled={enrolled} />}
      <div className="other-ways">
        <Button look="quiet" onClick={() => setWay(way === "totp" ? "passkey" : "totp")}>
          {t(way === "totp" ? "enrol.ratherPasskey" : "enrol.ratherApp")}
        </Button>
      </div>
    </>
  );
}
