import { connect, createServer } from "node:net";

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

/** Without this a start would greet whoever holds the port already and call it ready. */
export async function refuseTakenPort(port: number): Promise<void> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "localhost", timeout: 1000 });
    const answer = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", answer(true)).once("error", answer(false)).once("timeout", answer(false));
  });
  if (isTaken)
    throw new Error(`Port ${port} is in use. Stop what runs there, or choose another port (README.md).`);
}
