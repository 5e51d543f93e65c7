import { shopDay } from "@hearth/rules";
import { decideGroupRequest, type GroupDecision, groupRequests } from "./modules/customer-group/index.ts";
import { type Decision, judgeReview, reviewsToJudge, type ReviewState } from "./modules/review/index.ts";
import { printable } from "./printable.ts";
import type { Services } from "./services.ts";
import { ACCOUNT_USAGE, checkAuditByCommand, inviteByCommand } from "./staff-accounts.ts";
import { listPurchases, PURCHASE_USAGE, tellPurchaseAgain } from "./staff-purchases.ts";
import { listWithdrawals, noteWithdrawal, withdrawalUsage } from "./staff-withdrawals.ts";
import { addSearchRule, endSearchRule, listSearchRules, RULE_USAGE } from "./staff-search-rules.ts";

type Command = (services: Services, argument: string, more: readonly string[]) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  "reviews list": (services, state) => listReviews(services, (state || "pending") as ReviewState),
  "reviews approve": (services, id) => decideReview(services, id, "approve"),
  "reviews reject": (services, id) => decideReview(services, id, "reject"),
  "groups list": listGroupRequests,
  "groups accept": (services, customer) => decideGroup(services, customer, "accept"),
  "groups decline": (services, customer) => decideGroup(services, customer, "decline"),
  "withdrawals list": listWithdrawals,
  "withdrawals note": (services, reference, more) => noteWithdrawal(services, reference, more),
  "purchases list": listPurchases,
  "purchases retry": tellPurchaseAgain,
  "rules list": listSearchRules,
  "rules add": (services, kind, more) => addSearchRule(services, kind, more),
  "rules end": endSearchRule,
  "staff invite": (services, email, more) => inviteByCommand(services, email, more),
  "audit check": checkAuditByCommand,
};

const usage = `staff reviews list [pending|approved|rejected]
staff reviews approve|reject <review id>
staff groups list
staff groups accept|decline <customer id or number>
${withdrawalUsage}
${PURCHASE_USAGE}
${RULE_USAGE}
${ACCOUNT_USAGE}`;

/** What the command says when it is done. */
export async function runStaffCommand(services: Services, args: readonly string[]): Promise<string> {
  const [thing = "", verb = "", argument = "", ...more] = args;
  const name = `${thing} ${verb}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isComplete = alone.has(name) ? argument === "" : isGiven(thing, verb, argument);
  const isTooMuch = more.length > 0 && !takesMore.has(name);
  return command && isComplete && !isTooMuch ? command(services, argument, more) : usage;
}

/** Want nothing but their name. */
const alone: ReadonlySet<string> = new Set(["audit check"]);
const takesMore: ReadonlySet<string> = new Set(["rules add", "withdrawals note", "staff invite"]);

function isGiven(thing: string, verb: string, argument: string): boolean {
  return verb === "list" ? isList(thing, argument) : argument !== "";
}

function isList(thing: string, state: string): boolean {
  return state === "" || (thing === "reviews" && ["pending", "approved", "rejected"].includes(state));
}

async function listReviews({ sql }: Services, state: ReviewState): Promise<string> {
  const reviews = await reviewsToJudge(sql, state);
  const shown = reviews.map(({ id, createdAt, productNumber, points, author, title, content }) =>
    [
      `${id}  ${shopDay(createdAt)}  ${productNumber}  ${points}/5  ${author ?? "-"}`,
      `  ${title}`,
      ...content.split("\n").map((line) => `  ${line}`),
    ].join("\n"),
  );
  return shown.length > 0 ? shown.map(printable).join("\n\n") : `no ${state} reviews`;
}

async function decideReview({ writes }: Services, id: string, decision: Decision): Promise<string> {
  await judgeReview(writes, id, decision);
  return `${id} ${decision === "approve" ? "approved" : "rejected"}`;
}

async function listGroupRequests({ sql, references }: Services): Promise<string> {
  const requests = await groupRequests(sql, references.current());
  const shown = requests.map(
    ({ customerNumber, id, createdAt, groupName, email, company, vatIds, ...person }) => {
      const name = `${person.firstName} ${person.lastName}`;
      return [customerNumber, id, shopDay(createdAt), groupName, name, company ?? "-", email, ...vatIds].join(
        "  ",
      );
    },
  );
  return shown.length > 0 ? shown.map(printable).join("\n") : "nobody asks for a group";
}

async function decideGroup(
  { transact, references }: Services,
  customer: string,
  decision: GroupDecision,
): Promise<string> {
  await decideGroupRequest({ transact, reference: references.current() }, customer, decision);
  return `${customer} ${decision === "accept" ? "accepted" : "declined"}`;
}
