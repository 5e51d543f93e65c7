import { type Answer, jsonAnswer, type SandboxRequest } from "./answer.ts";
import type { SandboxControl } from "./control.ts";
import { asTree, type JsonTree, numberOf, readJson, stringOf } from "./json-body.ts";
import { readStep } from "./steps.ts";

/** The control for tests in another process: GET reads, POST with JSON acts. */
export async function answerControl(control: SandboxControl, request: SandboxRequest): Promise<Answer> {
  const name = request.url.pathname.slice("/_control/".length);
  // A page elsewhere cannot send this type without asking first.
  if (request.method === "POST" && !request.headers["content-type"]?.startsWith("application/json"))
    return jsonAnswer(415, { error: "application/json is wanted" });
  try {
    const value = await act(control, `${request.method} ${name}`, asTree(readJson(request.body)));
    return jsonAnswer(200, value ?? null);
  } catch (error) {
    return jsonAnswer(400, { error: error instanceof Error ? error.message : String(error) });
  }
}

async function act(control: SandboxControl, call: string, input: JsonTree): Promise<unknown> {
  const text = (name: string) => {
    const value = stringOf(input, name);
    if (value === null) throw new Error(`${name} is missing`);
    return value;
  };
  const { webhooks } = control;
  switch (call) {
    case "GET payments":
      return control.payments();
    case "GET webhooks":
      return webhooks.messages().map(({ body: _body, ...message }) => message);
    case "POST act":
      return control.act(text("reference"), readStep(input["step"]));
    case "POST change": {
      const cents = numberOf(input, "cents");
      const currency = stringOf(input, "currency");
      return control.change(text("reference"), {
        ...(cents === undefined ? {} : { cents }),
        ...(currency === null ? {} : { currency }),
      });
    }
    case "POST fail-next":
      return control.failNext({
        when: input["when"] === "after" ? "after" : "before",
        path: stringOf(input, "path") ?? undefined,
        method: stringOf(input, "method") ?? undefined,
        times: numberOf(input, "times"),
      });
    case "POST stop-failing":
      return control.stopFailing();
    case "POST webhooks/hold":
      return webhooks.hold();
    case "POST webhooks/release":
      return webhooks.release(input["order"] === "reversed" ? "reversed" : "as-made");
    case "POST webhooks/lose":
      return webhooks.lose();
    case "POST webhooks/send": {
      const age = numberOf(input, "ageSeconds") ?? 0;
      return webhooks.send(text("id"), { at: new Date(Date.now() - age * 1000) });
    }
    case "POST webhooks/forge":
      return control.forge(text("id"));
    default:
      throw new Error(`No control ${call}`);
  }
}
