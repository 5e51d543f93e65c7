import { parseEnv } from "node:util";

export interface ExampleSetting {
  name: string;
  /** What the example says; of an optional one what is taken without it. Empty: none, or told in words. */
  value: string;
  isWanted: boolean;
  /** Apps, as the head of its part names them. */
  readers: readonly string[];
}

/** The settings of `.env.example`, in its order. Parts begin with `# --- Title [app, app] ---`. */
export function readExample(text: string): ExampleSetting[] {
  let readers: readonly string[] = [];
  const settings: ExampleSetting[] = [];
  for (const line of text.split("\n")) {
    const [, apps] = /^# --- .* \[([^\]]+)\] ---$/.exec(line) ?? [];
    if (apps !== undefined) readers = apps.split(", ");
    const [, mark, name, value] = /^(# )?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    settings.push({
      name,
      value: parseEnv(`${name}=${value}`)[name] ?? "",
      isWanted: mark === undefined,
      readers,
    });
  }
  return settings;
}

/** An environment that notes what it is asked for. */
export function recordingEnvironment(values: Readonly<Record<string, string>>) {
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    { ...values },
    {
      get(target, name) {
        if (typeof name !== "string") return undefined;
        asked.add(name);
        return target[name];
      },
      ownKeys() {
        throw new Error("Settings are read one by one, by name: nobody could say which of a copy are used");
      },
    },
  );
  return { env, asked };
}

/** What a source takes from `process.env` by name. Handed on whole (`readConfig(process.env)`) it names nothing. */
export function namedInSource(source: string): string[] {
  const names = source.matchAll(/process\.env(?:\.|\["|, ")([A-Z][A-Z0-9_]*)\b/g);
  return [...names].map(([, name]) => name ?? "");
}
