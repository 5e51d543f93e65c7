import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../../../islands/island.tsx";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { solveChallenge } from "../../change/solve-challenge.ts";

interface Props {
  challenge: string;
  /** The order as hidden fields. */
  children: ReactNode;
}

/** Finds the number the shop asked for, says how far it is, and sends the order with it. */
export const SolveChallenge = island(
  { name: "solve-challenge", when: "load", texts: ["checkout"] },
  function SolveChallenge({ challenge, children }: Props) {
    const { t } = useLanguage();
    const form = useRef<HTMLFormElement>(null);
    const [percent, setPercent] = useState<number | null>(null);
    const [proof, setProof] = useState<string | null>(null);

    useEffect(() => {
      const stop = new AbortController();
      // A browser that cannot hash (a page without TLS) leaves the way back below.
      solveChallenge(challenge, { signal: stop.signal, onProgress: setPercent }).then(setProof, () => {});
      return () => stop.abort();
    }, [challenge]);
    useEffect(() => {
      if (proof !== null) form.current?.requestSubmit();
    }, [proof]);

    return (
      <form id="checkout" method="post" ref={form}>
        {children}
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="proof" value={proof ?? ""} />
        <output className="block text-ink-soft">
          {proof === null
            ? percent !== null && t("checkout.proofProgress", { percent })
            : t("checkout.proofDone")}
        </output>
      </form>
    );
  },
);
