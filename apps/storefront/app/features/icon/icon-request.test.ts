import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ICON_ROTATE_MS, ICON_TIMEOUT_MS, LOCAL_TIMEOUT_MS, requestIcons } from "./icon-request.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const own = "/api/icons/tabler.json?icons=a";
const second = "https://icons.example/tabler.json?icons=a";

type Script = Record<string, { afterMs: number; status?: number; body?: unknown }>;

/** Resources that answer as scripted; a resource not in the script never answers. */
function setup(script: Script, urls = [own, second]) {
  const asked: [url: string, atMs: number][] = [];
  const begin = Date.now();
  const get = (url: string, signal: AbortSignal) => {
    asked.push([url, Date.now() - begin]);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(new Error("aborted")));
    const plan = script[url];
    if (plan) {
      const { status = 200, body = { from: url } } = plan;
      setTimeout(() => resolve(Response.json(body, { status })), plan.afterMs);
    }
    return promise;
  };
  let end = -1;
  const answer = requestIcons(urls, get).then((value) => {
    end = Date.now() - begin;
    return value;
  });
  return { asked, answer, endedAt: () => end };
}

it("has the intervals of the specification [341]", () => {
  expect([ICON_TIMEOUT_MS, ICON_ROTATE_MS, LOCAL_TIMEOUT_MS]).toEqual([5000, 750, 500]);
});

it("asks our own endpoint first and nobody else when it answers [299]", async () => {
  const { asked, answer } = setup({ [own]: { afterMs: 100 } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toEqual({ from: own });
  expect(asked).toEqual([[own, 0]]);
});

it("gives our own endpoint 500 ms, then asks the next", async () => {
  const { asked, answer } = setup({ [second]: { afterMs: 10 } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toEqual({ from: second });
  expect(asked).toEqual([
    [own, 0],
    [second, LOCAL_TIMEOUT_MS],
  ]);
});

it("asks the next at once when one fails [328]", async () => {
  const { asked, answer } = setup({ [own]: { afterMs: 20, status: 500 }, [second]: { afterMs: 10 } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toEqual({ from: second });
  expect(asked[1]).toEqual([second, 20]);
});

it("stops at a 404 [328]", async () => {
  const { asked, answer } = setup({ [own]: { afterMs: 20, status: 404 }, [second]: { afterMs: 10 } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toBeNull();
  expect(asked).toEqual([[own, 0]]);
});

it("asks one more every 750 ms while the one before is slow, and takes whoever is first [341]", async () => {
  const third = "https://third.example/tabler.json?icons=a";
  const script = {
    [own]: { afterMs: 10, status: 503 },
    [second]: { afterMs: 2000 },
    [third]: { afterMs: 10 },
  };
  const { asked, answer } = setup(script, [own, second, third]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toEqual({ from: third });
  expect(asked).toEqual([
    [own, 0],
    [second, 10],
    [third, 10 + ICON_ROTATE_MS],
  ]);
});

it("gives up on a resource after 5 seconds [341]", async () => {
  const { answer, endedAt } = setup({}, [own]);
  await vi.advanceTimersByTimeAsync(ICON_TIMEOUT_MS - 1);
  expect(endedAt()).toBe(-1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeNull();
});

it("lets our own endpoint take its 5 seconds when there is nobody else", async () => {
  const { answer } = setup({ [own]: { afterMs: 3000 } }, [own]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual({ from: own });
});
