import { describe, expect, it } from "vitest";
import { ownCookie } from "./own-cookie.server.ts";

const cookie = ownCookie("thing", 60);
const visit = (publicUrl: string) => ({ publicUrl, cookies: [] as string[] });
const asked = (value: string) => new Request("https://shop.example/", { headers: { cookie: value } });

describe("a cookie of the shop", () => {
  it("is for its own host alone where there is TLS", () => {
    const secure = visit("https://shop.example");
    cookie.write(secure, "a.b-c_1");
    expect(secure.cookies).toEqual([
      "__Host-hearth-thing=a.b-c_1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    ]);
    expect(cookie.read(secure, asked("__Host-hearth-thing=a.b-c_1"))).toBe("a.b-c_1");
    expect(cookie.read(secure, asked("hearth-thing=a.b-c_1"))).toBeNull();
  });

  it("holds plain values only, and is nothing else when read", () => {
    const plain = visit("http://localhost:3000");
    expect(() => cookie.write(plain, "a; Domain=evil.example")).toThrow(/cannot hold/);
    expect(cookie.read(plain, asked('hearth-thing="quoted"'))).toBeNull();
    expect(cookie.read(plain, asked("other=1"))).toBeNull();
  });

  it("is taken back", () => {
    const plain = visit("http://localhost:3000");
    cookie.clear(plain);
    expect(plain.cookies).toEqual(["hearth-thing=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
  });
});
