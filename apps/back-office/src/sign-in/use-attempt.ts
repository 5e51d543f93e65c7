import { useState } from "react";
import { AdminFailure } from "../api/admin-failure.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";

/** One try at proving something: what it led to, or in words why not. A passkey that was put away is nobody's fault. */
export function useAttempt() {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const [error, setError] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  async function attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
    setRunning(true);
    setError(undefined);
    try {
      return await run();
    } catch (failure) {
      setError(failure instanceof AdminFailure ? failureText(failure) : t("signIn.passkeyFailed"));
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { attempt, error, isRunning };
}
