import { useLanguage } from "../../../language/use-language.ts";

interface Props {
  /** Null: nobody has said it yet. */
  asksAgain: boolean | null;
  onChosen: (asksAgain: boolean) => void;
}

/** Only whoever wrote the words knows. Nothing is chosen beforehand: both answers have consequences. */
export function MeaningChoice({ asksAgain, onChosen }: Props) {
  const { t } = useLanguage();
  return (
    <fieldset className="choices">
      <legend>{t("consentText.meaning")}</legend>
      {[false, true].map((answer) => (
        <label key={String(answer)} className="check">
          <input
            type="radio"
            name="asksAgain"
            required
            checked={asksAgain === answer}
            onChange={() => onChosen(answer)}
          />
          {t(answer ? "consentText.meaningChanged" : "consentText.meaningSame")}
        </label>
      ))}
    </fieldset>
  );
}
