import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import type { Upload } from "./upload-list.ts";

/** Each file with how far it is; whoever listens hears how many are done. */
export function UploadProgress({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const done = uploads.filter(({ state }) => state === "done").length;
  return (
    <div className="upload-progress">
      <p role="status">{t("media.uploaded", { done, all: uploads.length })}</p>
      <ul aria-label={t("media.upload")}>
        {uploads.map(({ key, name, state, share, error }) => (
          <li key={key} data-state={state}>
            <span>{name}</span>
            {state === "failed" ? (
              <span className="field-error" role="alert">
                {failureText(error)}
              </span>
            ) : (
              <progress value={share} max={1} aria-label={name} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
