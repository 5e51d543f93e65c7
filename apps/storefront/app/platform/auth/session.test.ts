import { expect, it } from "vitest";
import { openSession } from "./session.server.ts";

const known = "a".repeat(32);
const rotated = "b".repeat(32);

it("sets no cookie for a visitor nobody asked the shop about", () => {
  expect(openSession(null, false).cookie()).toBeNull();
});

it("makes a token when first needed and keeps it for a year where scripts cannot read it [241]", () => {
  const session = openSession(null, false);
  const token = session.token();
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(session.token()).toBe(token);
  expect(session.cookie()).toBe(`hearth-context=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`);
});

it("binds the cookie to the host when the shop is reached by https", () => {
  const session = openSession(null, true, () => known);
  session.token();
  expect(session.cookie()).toMatch(/^__Host-hearth-context=a{32}; Path=\/;.*; Secure$/);
});

it("uses the visitor's token and does not send it back unchanged", () => {
  const session = openSession(`x=1; hearth-context=${known}; hearth-context=${rotated}`, false);
  expect(session.token()).toBe(known);
  session.adopt(known);
  expect(session.cookie()).toBeNull();
});

it("follows a rotation [242]", () => {
  const session = openSession(`hearth-context=${known}`, false);
  session.adopt(rotated);
  expect(session.token()).toBe(rotated);
  expect(session.cookie()).toContain(rotated);
});

it.each(["short", `${known}\r\nset-cookie: x`, "{}", ""])("refuses the token %j [241]", (odd) => {
  const session = openSession(`hearth-context=${odd}`, false, () => known);
  expect(session.token()).toBe(known);
  session.adopt(odd);
  expect(session.token()).toBe(known);
});

it("keeps what the shop API knows this browser by, out of reach of scripts", () => {
  const session = openSession("__Host-hearth-device=old.seal", true);
  expect([session.device(), session.deviceCookie()]).toEqual(["old.seal", null]);
  session.keepDevice(undefined);
  session.keepDevice("a b; Path=/");
  expect([session.device(), session.deviceCookie()]).toEqual(["old.seal", null]);
  session.keepDevice("new.seal");
  expect(session.device()).toBe("new.seal");
  expect(session.deviceCookie()).toMatch(/^__Host-hearth-device=new\.seal; Path=\/; .*HttpOnly.*; Secure$/);
});
