const severities = ["critical", "high", "moderate", "low", "info"] as const;
type Severity = (typeof severities)[number];

export type AuditOutcome =
  | { kind: "audited"; counts: Record<Severity, number>; serious: string[] }
  /** The registry gave no answer, or cannot: nothing is known, which is not the same as nothing found. */
  | { kind: "not-audited"; reason: string };

interface Finding {
  name?: string;
  severity?: string;
  range?: string;
}

/** Reads what `npm audit --json` printed. Serious is what must be mended before a release: high and critical. */
export function readAudit(printed: string): AuditOutcome {
  const report = parse(printed);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { kind: "not-audited", reason: report?.message ?? "npm printed no report" };
  const serious = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, range }]) => `${name} ${range ?? ""}: ${severity}`);
  const counted = severities.map((severity) => [severity, counts[severity] ?? 0] as const);
  return { kind: "audited", counts: Object.fromEntries(counted) as Record<Severity, number>, serious };
}

function parse(printed: string) {
  try {
    return JSON.parse(printed) as {
      message?: string;
      metadata?: { vulnerabilities?: Partial<Record<Severity, number>> };
      vulnerabilities?: Record<string, Finding>;
    } | null;
  } catch {
    return null;
  }
}
