import ts from "typescript";
import { type Mark, readMark } from "./marks.ts";

export interface MarkedTitle {
  /** The titles around it and its own, outermost first, placeholders as they are written, without the mark. */
  titles: string[];
  /** The mark as written: what a runner can be asked to filter by. */
  text: string;
  items: number[];
}

const runners = new Set(["it", "test", "describe"]);
/** Parts of a runner whose first text names no test, or one that does not run. */
const noTest = new Set(["step", "skip", "todo", "fixme", "fails", "fail"]);

/** Marks of a test's source: plain titles, templates, tables (`it.each`), groups. */
export function markedTitles(path: string, source: string): MarkedTitle[] {
  const found: MarkedTitle[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    const mark = title === undefined ? undefined : readMark(title);
    const titles = title === undefined ? around : [...around, plain(title, mark)];
    if (mark) found.push({ titles: [...titles], text: mark.text, items: mark.items });
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false), []);
  return found;
}

function plain(title: string, mark: Mark | undefined): string {
  return mark ? title.slice(0, -mark.text.length).trimEnd() : title;
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments;
  if (!first || !isRunner(call.expression)) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? templateText(first) : undefined;
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => `\${${nameOf(expression)}}${literal.text}`);
  return head.text + spans.join("");
}

function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : "…";
}

/** `it`, `test.describe.serial`, `it.each(table)`, `it.each`table``, `describe.runIf(condition)`. */
function isRunner(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return runners.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return !noTest.has(callee.name.text) && isRunner(callee.expression);
  }
  if (ts.isCallExpression(callee)) return isRunner(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isRunner(callee.tag);
}
