import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = ["a", "b"].map((key) => ({ key, title: key, content: key }));

it.each([
  ["close each other", false, 2],
  ["stay open side by side where several may", true, 0],
])("entries %s [206]", (_name, several, named) => {
  const html = renderToStaticMarkup(<Accordion name="questions" items={items} several={several} />);
  expect(html.match(/<details name="questions"/g) ?? []).toHaveLength(named);
  expect(html.match(/<details/g)).toHaveLength(2);
});
