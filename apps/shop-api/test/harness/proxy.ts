import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Proxy {
  port: number;
  /** Both ends of every connection that is open. */
  sockets: ReadonlySet<Socket>;
  cutAll(): void;
  close(): Promise<void>;
}

export interface ProxyOptions {
  target: URL;
  /** False: whoever connects is turned away. */
  takes?: () => boolean;
  /** Says what goes from one end of a connection to the other, and when they end. */
  carry: (client: Socket, upstream: Socket) => void;
}

/** Between two processes of a test, whose faults its owner decides. */
export async function openProxy({ target, takes = () => true, carry }: ProxyOptions): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (!takes()) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    carry(client, upstream);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    cutAll,
    async close() {
      server.close();
      cutAll();
      await once(server, "close");
    },
  };
}

/** For connections whose ends go together. */
export function endTogether(client: Socket, upstream: Socket): void {
  client.on("close", () => upstream.destroy());
  upstream.on("close", () => client.destroy());
}
