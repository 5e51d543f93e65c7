// Runs after every install, with whatever Node installs: plain JavaScript.
//
// What postgres 3.4.9 does when a connection is lost, each reported and proposed there, and done here until a version has it
// (tools/test/lost-connections.test.ts shows all of them):
// - It forgets to reset its buffer of small writes. A write that comes afterwards ends the whole process, and a connection that was lost with
//   something in the buffer never sends anything again, however often it is opened anew (porsager/postgres#1154, #1208).
// - A transaction whose connection was lost goes on with the same connection when it was opened anew for somebody else: its next
//   statements, its commit and its rollback land in a stranger's transaction (#1155, #1216). What it had queued never ends (#1186).
// - What is asked between the error of a connection and its end, as the rollback of its transaction is, waits for its answer on the
//   connection that is opened anew, and takes the answers of whoever has that one: both wait for ever.
// - What a connection said last is kept, and told to whoever asks first when it was opened anew (#1215).
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const VERSION = "3.4.9";
// Another one with every change of what is mended: an older mend is no reason to leave a file as it is.
const MARK = "/* mended: 2 */";
const home = new URL("../../../node_modules/postgres/", import.meta.url);
const mends = {
  "src/connection.js": [
    // Whoever holds a connection of their own that is gone is told so; it is opened anew for the next, unless it is being opened already:
    // whom it is opened for would be forgotten.
    [
      "  function execute(q) {\n",
      `  function execute(q) { ${MARK}
    if (socket === null) {
      const lost = Errors.connection('CONNECTION_CLOSED', options)
      const isTakenBack = () => connection.queue === queues.closed || connection.queue === queues.connecting
      queueMicrotask(() => socket === null && !isTakenBack() && onclose(connection, lost))
      queryError(q, lost)
      return true
    }

`,
      1,
    ],
    [
      "  function nextWrite(fn) {\n",
      `  function nextWrite(fn) {
    if (socket === null) {
      chunk = nextWriteTimer = null
      return false
    }

`,
      1,
    ],
    [
      "    clearImmediate(nextWriteTimer)\n",
      "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n",
      2,
    ],
    ["    !hadError && (query || sent.length) && error(", "    ;(query || sent.length) && error(", 1],
    [
      "    closedTime = performance.now()\n",
      `    query = results = errorResponse = null
    result = new Result()
    closedTime = performance.now()
`,
      1,
    ],
  ],
  "src/index.js": [
    [
      "      , prepare = null\n",
      `      , prepare = null
      , lost = null ${MARK}
`,
      1,
    ],
    [
      "        new Promise((_, reject) => connection.onclose = reject)\n",
      `        new Promise((_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        })
`,
      1,
    ],
    [
      "        q.catch(e => uncaughtError || (uncaughtError = e))\n",
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost) return q.reject(lost)
`,
      1,
    ],
  ],
};

// An image of a part that needs no database has none of it.
if (existsSync(home)) {
  const { version } = JSON.parse(readFileSync(new URL("package.json", home), "utf8"));
  if (version !== VERSION)
    throw new Error(`postgres is ${version}: does it still lose connections for good?`);
  for (const [file, changes] of Object.entries(mends)) mend(new URL(file, home), changes);
}

function mend(file, changes) {
  let text = readFileSync(file, "utf8");
  if (text.includes(MARK)) return;
  for (const [given, wanted, times] of changes) {
    if (text.split(given).length !== times + 1)
      throw new Error(`postgres ${VERSION} does not say what is mended: remove it and install it anew`);
    text = text.replaceAll(given, () => wanted);
  }
  writeFileSync(file, text);
}
