interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
}

/** Named by the content security policy where a tag manager is configured, and nowhere else. */
export const CONTAINER_POLICY_NAME = "hearth-container";

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** The one address of a foreign script, marked as wanted where browsers ask for it (Trusted Types). */
export function containerScriptUrl(containerUrl: string): string {
  const policy = trustedTypes?.createPolicy(CONTAINER_POLICY_NAME, { createScriptURL: (url) => url });
  // Types of the DOM know no trusted address yet.
  return (policy?.createScriptURL(containerUrl) ?? containerUrl) as string;
}
