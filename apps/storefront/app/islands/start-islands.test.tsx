import { afterEach, expect, it, vi } from "vitest";
import { startIslands } from "./start-islands.client.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

startIslands();

it("a part that cannot be mounted is logged, and what the server wrote stays [300]", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML =
    '<hearth-island name="nowhere" when="load"><a href="/kontakt">Kontakt</a></hearth-island>';
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(log.mock.calls[0]).toEqual(["island nowhere: not loaded", new Error("there is no island nowhere")]);
  expect(document.body.textContent).toBe("Kontakt");
});
