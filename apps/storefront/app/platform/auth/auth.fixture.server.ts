import { openNotes } from "../forms/notes.server.ts";
import type { Visit } from "../http/visit.server.ts";
import { openSession } from "./session.server.ts";

type Answers = Record<string, (input?: { body?: unknown }) => unknown>;

/** A visit whose shop answers as told; what it was asked and given is kept beside. */
export function visitOf(answers: Answers, path = "/"): { visit: Visit; calls: string[] } {
  const calls: string[] = [];
  const act = async (operation: string, input?: { body?: unknown }) => {
    calls.push(operation);
    const answer = answers[operation];
    if (!answer) throw new Error(`${operation} was not expected`);
    return answer(input);
  };
  const shop = { act, inLocale: () => shop };
  const visit = {
    publicUrl: "https://shop.example",
    locale: "de-DE",
    pathname: path,
    path,
    requestId: "test",
    auth: {
      secret: ["of the test alone, and long enough"],
      serviceKey: "",
      providers: [],
      isUnknownOpen: true,
    },
    cookies: [] as string[],
    session: openSession(null, true),
    notes: openNotes(null, true),
    shop,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  } as unknown as Visit;
  return { visit, calls };
}

export const ada = {
  id: "ada",
  active: true,
  guest: false,
  firstName: "Ada",
  lastName: "Brenner",
  email: "ada@example.com",
};
