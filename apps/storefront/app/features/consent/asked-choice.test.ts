import { expect, it } from "vitest";
import { askedChoice } from "./asked-choice.ts";

function form(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

it.each([
  ["everything", form(["intent", "all"]), ["media", "statistics"]],
  ["nothing, whatever is ticked", form(["intent", "none"], ["group", "media"]), []],
  ["what is ticked", form(["intent", "ticked"], ["group", "statistics"]), ["statistics"]],
  ["only what is offered", form(["intent", "ticked"], ["group", "marketing"], ["group", "media"]), ["media"]],
  ["another form", form(["intent", "order"]), null],
])("understands %s", (_name, sent, expected) => {
  expect(askedChoice(sent, ["media", "statistics"])).toEqual(expected);
});
