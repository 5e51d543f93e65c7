import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerQuestion, type Question } from "./answer-question.ts";

export interface VatRegister {
  /** What VAT_REGISTER_URL is set to. */
  url: string;
  /** As they came. */
  questions: readonly Question[];
  close(): Promise<void>;
}

/** Stands in for the European Commission's register of VAT numbers: `POST /check-vat-number`, as VIES' REST interface has it. */
export async function startVatRegister({ port }: { port: number }): Promise<VatRegister> {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    void answer(request, questions).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, questions: Question[]) {
  if (request.method !== "POST" || request.url !== "/check-vat-number")
    return { status: 200, body: { asked: questions.length } };
  const question = JSON.parse(await text(request)) as Question;
  questions.push(question);
  return { status: 200, body: answerQuestion(question, new Date()) };
}
