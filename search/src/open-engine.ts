import { openBaseline } from "./engines/baseline.sql.ts";
import { openOpenSearchEngine, openPostgresEngine } from "./engines/index-engine.ts";
import type { EngineName, MeasuredEngine } from "./engines/measured-engine.ts";
import type { DemoShop } from "./shelf/demo-shop.ts";

export function openEngine(name: EngineName, { sql, guide }: DemoShop): MeasuredEngine {
  switch (name) {
    case "postgres":
      return openPostgresEngine(sql, guide);
    case "opensearch":
      return openOpenSearchEngine(environment("TEST_OPENSEARCH_URL"), guide);
    case "baseline":
      return openBaseline(sql);
  }
}

export function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
