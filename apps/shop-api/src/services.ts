import type { CatalogIndex, SearchEngine } from "@hearth/catalog-index";
import type { RateLimit } from "@hearth/service";
import type { Tracer } from "@hearth/service/tracing";
import type { CartServices } from "./modules/cart/index.ts";
import type { LegalTexts } from "./modules/legal-text/index.ts";
import type { StateNames } from "./modules/order/index.ts";
import type { PaymentProviders } from "./modules/payment/index.ts";
import type { ReferenceStore } from "./modules/reference/index.ts";
import type { SearchGuide } from "./modules/search-guidance/index.ts";
import type { Attempts } from "./platform/attempts/attempts.ts";
import type { Challenges } from "./platform/attempts/challenge.ts";
import type { AnswerCache } from "./platform/cache/answer-cache.ts";
import type { SharedCache } from "./platform/cache/shared-cache.ts";
import type { CompanyIdentity } from "./platform/company-identity.ts";
import type { Config } from "./platform/config/config.ts";
import type { Sql } from "./platform/database/database.ts";
import type { DatabasePulse } from "./platform/database/database-pulse.ts";
import type { Followers } from "./platform/changes/followers.ts";
import type { LoopDelay } from "./platform/metrics/loop-delay.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import type { PasswordHasher } from "./platform/password/password-hasher.ts";
import type { Transact } from "./platform/database/transaction.ts";
import type { VatRegister } from "./platform/vat-register/vat-register.ts";
import type { WakeWorkers } from "./platform/jobs/wake-workers.ts";
import type { WaitingLine } from "@hearth/service/waiting-line";

/** What request handlers work with. Made once at start, passed down; nothing is global. */
export interface Services {
  config: Config;
  /** Null: nobody traces. */
  tracer: Tracer | null;
  sql: Sql;
  /** Commits wait for the disk, so writers have connections of their own: reads on shared ones would wait behind them. */
  writes: Sql;
  /** A transaction on those. */
  transact: Transact;
  wakeWorkers: WakeWorkers;
  /** Whether it is worth asking any of them. */
  pulse: DatabasePulse;
  loopDelay: LoopDelay;
  index: CatalogIndex;
  /** Null: PostgreSQL serves alone. */
  engine: SearchEngine | null;
  /** What merchants say about searches. */
  searchGuide: SearchGuide;
  references: ReferenceStore;
  cache: AnswerCache;
  /** Between processes; undefined: each has only its own. */
  shared: SharedCache | undefined;
  /** Storefronts that hear of changes. */
  followers: Followers;
  rateLimit: RateLimit;
  metrics: Metrics;
  carts: CartServices;
  /** Orders being placed. */
  orders: WaitingLine;
  /** Pictures of messages to the shop, being rewritten by this process. */
  pictures: WaitingLine;
  legalTexts: LegalTexts;
  stateNames: StateNames;
  passwords: PasswordHasher;
  attempts: Attempts;
  /** Staff sign in with it; null: with passwords only. */
  companyIdentity: CompanyIdentity | null;
  /** Null: nobody is asked whether VAT numbers exist. */
  vatRegister: VatRegister | null;
  challenges: Challenges;
  payments: PaymentProviders;
}
