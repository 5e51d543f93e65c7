vcl 4.1;
# A cache in front of the storefronts that hears of changes by surrogate key. Varnish 6 or newer with varnish-modules (xkey), started with
#   varnishd -f varnish.vcl -p http_gzip_support=off -p vcl_path=… -p http_resp_hdr_len=16k -p http_resp_size=64k
# and EDGE_PURGE_KEY in its environment, the same as the storefronts'. Where they are is in storefronts.vcl, beside this file.
import std;
import xkey;
include "storefronts.vcl";

sub vcl_recv {
  set req.backend_hint = storefronts.backend();

  # Fastly's call, so that a storefront speaks to both alike.
  if (req.url == "/edge-purge") {
    if (req.method != "POST" || std.getenv("EDGE_PURGE_KEY") == "" || req.http.fastly-key != std.getenv("EDGE_PURGE_KEY")) {
      return (synth(403, "Not for you"));
    }
    if (req.http.fastly-soft-purge) {
      set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    } else {
      set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    }
    return (synth(200, "Purged"));
  }

  # Only what this file says of a request counts.
  if (req.restarts == 0) {
    unset req.http.x-too-old;
    unset req.http.x-purged;
  }
  # An old page is always at hand; vcl_hit says whether it is too old to be shown. Asked anew for that reason, it is none.
  set req.grace = 86400s;
  if (req.http.x-too-old == "ask") {
    set req.grace = 0s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Business customers see other prices at the same address.
  if (req.http.cookie ~ "(^|;\s*)(__Host-)?hearth-prices=") {
    return (pass);
  }
  # Other cookies need no care: the storefront makes shared pages without them, and says no-store of all others.

  # Two spellings instead of hundreds.
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_hit {
  # Old pages are shown while new ones are fetched, for as long as they allow. Older ones only if nobody can make new ones.
  if (!req.http.x-too-old && obj.ttl < 0s && std.healthy(req.backend_hint) &&
      obj.ttl + std.duration(regsub(obj.http.surrogate-control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 600s) < 0s) {
    set req.http.x-too-old = "ask";
    return (restart);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # The old page stays where it is.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (bereq.uncacheable || beresp.http.set-cookie || beresp.http.cache-control ~ "no-store|private") {
    # Remembered, so that visitors do not wait for each other's page.
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.surrogate-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 60s);
    set beresp.grace = 600s;
  }
  if (beresp.http.surrogate-control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-if-error=(\d+).*$", "\1s"), 600s);
  }
  # xkey reads this one.
  set beresp.http.xkey = beresp.http.surrogate-key;
  return (deliver);
}

sub vcl_deliver {
  # Nobody could make a new page: the old one.
  if (resp.status >= 500 && req.http.x-too-old == "ask") {
    set req.http.x-too-old = "take";
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.x-edge = "hit";
    unset resp.http.x-request-id;
  } else {
    set resp.http.x-edge = "miss";
  }
  # A browser asks each time; whoever stands between is not told of changes.
  if (resp.http.surrogate-key && resp.http.cache-control ~ "^public") {
    set resp.http.cache-control = regsuball(resp.http.cache-control, ", (s-maxage|stale-while-revalidate)=\d+", "");
  }
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.x-varnish;
  unset resp.http.via;
}

sub vcl_synth {
  set resp.http.x-purged = req.http.x-purged;
  set resp.http.cache-control = "no-store";
  return (deliver);
}
