/**
 * Plays the script of a tag manager in the browser, by the rules real ones keep: it reads what was said before it came and whatever is
 * pushed later, sets its cookies and sends only what the consent commands grant.
 */
export const containerScript = String.raw`(() => {
  "use strict";
  const home = new URL(document.currentScript.src).origin;
  const granted = { statistics: false, marketing: false };
  const year = 31536000;

  const send = (from, entry) =>
    fetch(home + "/hit", {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      body: JSON.stringify({ from, entry, page: location.pathname, cookies: document.cookie }),
    }).catch(() => {});

  const hasCookie = (name) => document.cookie.split("; ").some((pair) => pair.startsWith(name + "="));
  const keep = (name, value, seconds) => {
    if (!hasCookie(name)) document.cookie = name + "=" + value + "; Path=/; SameSite=Lax; Max-Age=" + seconds;
  };
  const random = () => Math.floor(Math.random() * 1e9);

  function applyConsent(_name, _kind, words) {
    granted.statistics = words.analytics_storage === "granted";
    granted.marketing = words.ad_storage === "granted";
    if (granted.statistics) keep("_ga", "GA1.1." + random() + "." + random(), 2 * year);
    if (granted.marketing) {
      keep("tms-client-id", String(random()), year);
      const { searchParams } = new URL(location.href);
      keep("tms-attribution", encodeURIComponent(searchParams.get("utm_source") || "direct"), year / 4);
    }
  }

  function read(entry) {
    if (String(entry) === "[object Arguments]") {
      if (entry[0] === "consent") applyConsent(...entry);
    } else if (granted.statistics && entry && entry.event) send("dataLayer", entry);
  }

  const follow = (name, take) => {
    const queue = (window[name] = window[name] || []);
    const push = queue.push.bind(queue);
    for (const entry of queue) take(entry);
    queue.push = (...entries) => {
      const length = push(...entries);
      for (const entry of entries) take(entry);
      return length;
    };
  };

  follow("dataLayer", read);
  if (granted.statistics) send("container", { event: "pageLoaded" });
  follow("retargetingQueue", (entry) => {
    if (granted.marketing) send("retargeting", entry);
  });
})();
`;
