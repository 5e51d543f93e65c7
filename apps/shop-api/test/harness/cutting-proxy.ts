import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** `before`: the bytes never arrive; `after`: they arrive, the sender is gone at once; `answer`: the answer comes and is lost. */
export type CutMoment = "before" | "after" | "answer";

export interface CuttingProxy {
  url: string;
  /** Cuts at the nth statement that goes to the server from now on. */
  cutAt(moment: CutMoment, n: number): void;
  /** Cuts at the next statement that holds this text. */
  cutAtText(moment: CutMoment, text: string): void;
  /** Connections that are open stay so, and nothing comes through any more; new ones are fine. */
  deafen(): void;
  /** False: the last cut that was ordered did not come. */
  readonly hasCut: boolean;
  close(): Promise<void>;
}

/** Between the API and its database: a network that loses one connection at a chosen moment. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cut: { moment: CutMoment; isIt: (bytes: Buffer) => boolean } | null = null;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let isCut = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => !isCut && upstream.destroy());
    upstream.on("close", () => client.destroy());
    let now: CutMoment | null = null;
    client.on("data", (bytes) => {
      if (cut?.isIt(bytes)) {
        now = cut.moment;
        cut = null;
      }
      if (now !== "before") upstream.write(bytes);
      // A long statement comes in pieces: what is to arrive has to arrive as a whole.
      if (now === null || (now !== "before" && !isWhole(bytes))) return;
      isCut = true;
      if (now === "answer") upstream.once("data", () => upstream.destroy());
      else client.destroy();
      // The server notices only that nobody reads its answer: it ends what it was told to do.
      if (now === "after") upstream.end();
      if (now === "before") upstream.destroy();
    });
    upstream.on("data", (bytes) => !isCut && client.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  return {
    url: url.href,
    cutAt(moment, n) {
      let left = n;
      cut = { moment, isIt: (bytes) => isWhole(bytes) && --left <= 0 };
    },
    cutAtText(moment, text) {
      cut = { moment, isIt: (bytes) => bytes.includes(text) };
    },
    deafen() {
      for (const socket of sockets) socket.pause();
    },
    get hasCut() {
      return cut === null;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

/** Every statement ends with the message Sync. */
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const isWhole = (bytes: Buffer) => bytes.subarray(-SYNC.length).equals(SYNC);
