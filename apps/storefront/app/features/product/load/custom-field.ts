import type { Product } from "@hearth/contract";

export type CustomFields = Product["customFields"];

/** Custom fields are whatever an editor typed: each reader answers what fits and nothing else. */
export function readText(fields: CustomFields, name: string): string | null {
  const value = fields?.[name];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

export function readNumber(fields: CustomFields, name: string): number | null {
  const value = fields?.[name];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function readTexts(fields: CustomFields, name: string): string[] {
  return readList(fields, name).filter((item) => typeof item === "string" && item !== "") as string[];
}

export function readRecords(fields: CustomFields, name: string): Record<string, unknown>[] {
  return readList(fields, name).filter(isRecord);
}

export function readRecord(fields: CustomFields, name: string): Record<string, unknown> | null {
  const value = fields?.[name];
  return isRecord(value) ? value : null;
}

function readList(fields: CustomFields, name: string): unknown[] {
  const value = fields?.[name];
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
