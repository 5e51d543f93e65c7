import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** One step through all keys: the next cursor, then each key with all it holds. */
const STEP = `
local step = redis.call("SCAN", ARGV[1], "COUNT", 500)
local found = {step[1]}
local read = {
  string = function(key) return {redis.call("GET", key)} end,
  list = function(key) return redis.call("LRANGE", key, 0, -1) end,
  hash = function(key) return redis.call("HGETALL", key) end,
  set = function(key) return redis.call("SMEMBERS", key) end,
  zset = function(key) return redis.call("ZRANGE", key, 0, -1) end,
}
for _, key in ipairs(step[2]) do
  table.insert(found, key)
  local kind = redis.call("TYPE", key).ok
  if not read[kind] then return redis.error_reply("cannot read a " .. kind) end
  for _, text in ipairs(read[kind](key)) do table.insert(found, text) end
end
return found`;

/** Everything that is kept in Redis, line by line, by the tool that comes with it. */
export async function* redisTexts(url: string): AsyncGenerator<string> {
  let cursor = "0";
  do {
    const { stdout } = await run("redis-cli", ["-u", url, "-e", "--raw", "EVAL", STEP, "0", cursor], {
      maxBuffer: 2 ** 30,
      encoding: "latin1",
    });
    const [next = "", ...lines] = stdout.split("\n");
    if (!/^\d+$/.test(next)) throw new Error(`Redis answers: ${next}`);
    yield* lines;
    cursor = next;
  } while (cursor !== "0");
}
