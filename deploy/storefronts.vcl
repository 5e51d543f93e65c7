# Where the storefronts are: one backend and one line for each. They are asked whether they take visitors, as any balancer would.
import directors;

probe ready {
  .url = "/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend storefront {
  .host = "storefront";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new storefronts = directors.round_robin();
  storefronts.add_backend(storefront);
}
