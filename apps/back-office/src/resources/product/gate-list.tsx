import type { GateReasonCode, ProductSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { gateNumber, gateText } from "./gate-text.ts";

export function GateList({
  reasons,
  product,
}: {
  reasons: readonly GateReasonCode[];
  product: ProductSheet;
}) {
  const language = useLanguage();
  const sentences = reasons.map((reason) => {
    const number = gateNumber(reason, product);
    const text = gateText(reason, language);
    return number ? `${number}: ${text}` : text;
  });
  return (
    <ul className="gate-list">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
