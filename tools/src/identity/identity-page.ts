import { personId, testPeople } from "./identity-people.ts";

/** The only page of the stand-in: who do you want to be? */
export function identityPage(uid: string, client: string): string {
  const people = testPeople
    .map(
      (person) =>
        `<li><button name="person" value="${personId(person)}">${person.name} <small>${
          person.email === null
            ? "no address"
            : `${person.email}, ${person.isVerified ? "verified" : "not verified"}`
        }</small></button></li>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Identity stand-in</title><link rel="icon" href="data:,"><style>
body{font:16px/1.5 system-ui;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#1c2a33}
ul{list-style:none;padding:0}button{font:inherit;min-height:2.75rem;width:100%;margin:.25rem 0;text-align:left}
small{color:#55616a}label{display:block;margin:.75rem 0}input:not([type=checkbox]){font:inherit;width:100%;min-height:2.5rem}
</style></head><body><h1>Sign in to ${escape(client)}</h1>
<p>This stands in for a provider while developing. Choose somebody, or make somebody up.</p>
<form method="post" action="/interaction/${escape(uid)}"><ul>${people}</ul></form>
<form method="post" action="/interaction/${escape(uid)}"><h2>Somebody else</h2>
<label>Name <input name="name" value="Test Person"></label>
<label>E-mail <input name="email" type="email" required></label>
<label><input name="verified" type="checkbox" checked> verified</label>
<button>Sign in</button></form></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[^\w .-]/g, "");
}
