import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** `before`: the bytes never arrive; `after`: they arrive, the sender is gone at once; `answer`: the answer comes and is lost. */
export type CutMoment = "before" | "after" | "answer";

export interface CuttingProxy {
  url: string;
  /** Cuts at the nth piece of bytes that goes to the server from now on, and says when it has. */
  cutAt(moment: CutMoment, n: number): void;
  /** False: the last cut that was ordered did not come. */
  readonly hasCut: boolean;
  close(): Promise<void>;
}

/** Between the API and its database: a network that loses one connection at a chosen moment. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cut: { moment: CutMoment; left: number } | null = null;
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
    client.on("data", (bytes) => {
      if (cut && --cut.left <= 0) {
        const { moment } = cut;
        cut = null;
        isCut = true;
        if (moment !== "before") upstream.write(bytes);
        if (moment === "answer") upstream.once("data", () => upstream.destroy());
        else client.destroy();
        // The server notices only that nobody reads its answer: it ends what it was told to do.
        if (moment === "after") upstream.end();
        if (moment === "before") upstream.destroy();
        return;
      }
      upstream.write(bytes);
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
      cut = { moment, left: n };
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
