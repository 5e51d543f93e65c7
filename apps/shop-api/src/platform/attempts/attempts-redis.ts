import type { Redis } from "ioredis";
import type { AttemptStore } from "./attempts.ts";

/** Looks at all keys first and counts only if none of them has to wait; the same as the table does, in one step. */
const TAKE = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for _, key in ipairs(KEYS) do
  wait = math.max(wait, tonumber(redis.call("HGET", key, "until") or "0") - now)
end
if wait > 0 then return math.ceil(wait / 1000) end
for i, key in ipairs(KEYS) do
  local limit = cjson.decode(ARGV[i])
  local attempts = redis.call("HINCRBY", key, "attempts", 1)
  local seconds = 0
  for _, step in ipairs(limit.steps) do
    if attempts >= step.attempts then seconds = step.waitSeconds end
  end
  redis.call("HSET", key, "until", string.format("%.0f", now + seconds * 1000))
  local left = redis.call("TTL", key)
  if limit.isWindow and left > 0 then
    if seconds > left then redis.call("EXPIRE", key, seconds) end
  else
    redis.call("EXPIRE", key, limit.resetSeconds)
  end
end
return 0`;

const FORGIVE = `
local forgiven = tonumber(redis.call("HGET", KEYS[1], "attempts") or "0")
redis.call("DEL", KEYS[1])
if KEYS[2] and redis.call("EXISTS", KEYS[2]) == 1 then
  local left = tonumber(redis.call("HGET", KEYS[2], "attempts")) - forgiven
  redis.call("HSET", KEYS[2], "attempts", math.max(0, left), "until", "0")
end
return 0`;

const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if redis.call("EXISTS", key) == 1 then
    local left = tonumber(redis.call("HGET", key, "attempts")) - tonumber(ARGV[1])
    redis.call("HSET", key, "attempts", math.max(0, left), "until", "0")
  end
end
return 0`;

/** Attempts counted in Redis. Throws when it is away. */
export function attemptsInRedis(redis: Redis): AttemptStore {
  return {
    async take(guards) {
      const keys = guards.map(({ key }) => `attempts:${key}`);
      const limits = guards.map(({ limit }) => JSON.stringify(limit));
      const seconds = Number(await redis.eval(TAKE, keys.length, ...keys, ...limits));
      return seconds > 0 ? seconds : undefined;
    },
    async forgive(account, address) {
      const keys = [account, ...(address ? [address] : [])].map(({ key }) => `attempts:${key}`);
      await redis.eval(FORGIVE, keys.length, ...keys);
    },
    async giveBack(guards, attempts) {
      const keys = guards.map(({ key }) => `attempts:${key}`);
      await redis.eval(GIVE_BACK, keys.length, ...keys, attempts);
    },
  };
}
