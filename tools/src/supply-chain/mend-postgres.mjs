// Runs after every install, with whatever Node installs: plain JavaScript.
//
// postgres 3.4.9 forgets to reset its buffer of small writes when a connection is lost. A write that comes afterwards ends the whole
// process (porsager/postgres#1154, #1208), and a connection that was lost with something in the buffer never sends anything again, however
// often it is opened anew. What is proposed there is done here until a version has it; tools/test/lost-connections.test.ts shows both.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const VERSION = "3.4.9";
const MARK = "/* mended */";
const home = new URL("../../../node_modules/postgres/", import.meta.url);
const file = new URL("src/connection.js", home);
const mends = [
  // Whoever holds a connection of their own that is gone is told so; the connection is opened anew for the next.
  [
    "  function execute(q) {\n",
    `  function execute(q) { ${MARK}
    if (socket === null) {
      const lost = Errors.connection('CONNECTION_CLOSED', options)
      queueMicrotask(() => socket === null && onclose(connection, lost))
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
];

// An image of a part that needs no database has none of it.
if (existsSync(file)) mend();

function mend() {
  const before = readFileSync(file, "utf8");
  if (before.includes(MARK)) return;
  const { version } = JSON.parse(readFileSync(new URL("package.json", home), "utf8"));
  if (version !== VERSION)
    throw new Error(`postgres is ${version}: does it still lose connections for good?`);
  let text = before;
  for (const [given, wanted, times] of mends) {
    if (text.split(given).length !== times + 1)
      throw new Error(`postgres ${version} does not say what is mended`);
    text = text.replaceAll(given, () => wanted);
  }
  writeFileSync(file, text);
}
