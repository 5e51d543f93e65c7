import { useNotify } from "ra-core";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLanguage();
  const notify = useNotify();
  return (
    <>
      <Notice tone="warning">{t("enrol.codesText")}</Notice>
      <ul className="recovery-codes" aria-label={t("enrol.codesTitle")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <Button look="primary" onClick={onDone}>
          {t("enrol.codesKept")}
        </Button>
        <Button
          icon="copy"
          onClick={() =>
            void navigator.clipboard.writeText(codes.join("\n")).then(() => notify("enrol.copied"))
          }
        >
          {t("enrol.copy")}
        </Button>
      </div>
    </>
  );
}
