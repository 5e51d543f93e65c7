import { useLanguage } from "../../../platform/language/language.tsx";
import type { SubsidyLink } from "../../../platform/shop/subsidy-link.ts";

/** Beside the price, because it has to be settled before the order. */
export function SubsidyNote({ subsidy }: { subsidy: SubsidyLink }) {
  const { href } = useLanguage();
  return (
    <p className="text-sm">
      <a href={href(subsidy.path)} className="link">
        {subsidy.text}
      </a>
    </p>
  );
}
