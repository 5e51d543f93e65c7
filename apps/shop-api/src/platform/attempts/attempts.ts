import { createHash } from "node:crypto";
import { networkOf } from "@hearth/service/visitor";
import { type Area, type Limit, type Limits, perHour } from "./attempts-rule.ts";

export interface Attempter {
  /** Where the request came from. */
  address: string;
  /** The mail address it is about. */
  account: string;
  /** A device its owner has signed in with before: counted apart, so that strangers cannot lock it out. */
  device?: string;
}

/** Counts attempts at things that guard a secret or send mail. Shared by all processes, and never open: without Redis the table counts. */
export interface Attempts {
  /** Counts one before it is looked at, so that many at once cannot slip through. Else the seconds to wait, and nothing was counted. */
  take(area: Area, who: Attempter): Promise<number | undefined>;
  /** The same for what is counted by other things than account and address. */
  takeEach(counts: readonly Count[]): Promise<number | undefined>;
  /** So many of them were no attempts after all. */
  giveBack(counts: readonly Count[], attempts: number): Promise<void>;
  /** The rightful owner was there: what was tried in their name is forgiven, what their network tried elsewhere is not. */
  succeed(area: Area, who: Attempter): Promise<void>;
}

export interface Count {
  /** What is done, such as `order-unpaid`. */
  area: string;
  /** By what it is counted; an address counts as its network. */
  kind: string;
  value: string;
  /** 0: any number. */
  mostPerHour: number;
}

export interface Guard {
  key: string;
  limit: Limit;
}

export interface AttemptStore {
  take(guards: readonly Guard[]): Promise<number | undefined>;
  /** Forgets the first, and takes as many attempts off the second. */
  forgive(account: Guard, address: Guard | undefined): Promise<void>;
  /** Takes as many attempts off each; who counted them was not waiting, so nobody has to wait now. */
  giveBack(guards: readonly Guard[], attempts: number): Promise<void>;
}

export interface AttemptPorts {
  table: AttemptStore;
  redis: AttemptStore | undefined;
  limits: Limits;
  warn: (error: Error) => void;
}

export function createAttempts({ table, redis, limits, warn }: AttemptPorts): Attempts {
  async function on<T>(work: (store: AttemptStore) => Promise<T>): Promise<T> {
    if (!redis) return work(table);
    try {
      return await work(redis);
    } catch (error) {
      warn(error as Error);
      return work(table);
    }
  }
  return {
    take: (area, who) => on((store) => store.take(Object.values(guardsOf(limits[area], area, who)))),
    async takeEach(counts) {
      const guards = guardsOfEach(counts);
      return guards.length === 0 ? undefined : on((store) => store.take(guards));
    },
    async giveBack(counts, attempts) {
      const guards = guardsOfEach(counts);
      if (guards.length > 0 && attempts > 0) await on((store) => store.giveBack(guards, attempts));
    },
    succeed(area, who) {
      const { account, address } = guardsOf(limits[area], area, who);
      return on((store) => store.forgive(account, address));
    },
  };
}

function guardsOf(
  { account, address }: Limits[Area],
  area: Area,
  who: Attempter,
): { account: Guard; address?: Guard } {
  return {
    account: { key: keyOf(area, "account", ownerOf(who)), limit: account },
    ...(address && { address: { key: keyOf(area, "address", networkOf(who.address)), limit: address } }),
  };
}

function guardsOfEach(counts: readonly Count[]): Guard[] {
  return counts.filter(({ mostPerHour }) => mostPerHour > 0).map(guardOf);
}

function guardOf({ area, kind, value, mostPerHour }: Count): Guard {
  const counted = kind === "address" ? networkOf(value) : value;
  return { key: keyOf(area, kind, counted), limit: perHour(mostPerHour) };
}

function ownerOf({ account, device }: Attempter): string {
  const owner = account.trim().toLowerCase();
  return device === undefined ? owner : `${owner} ${device}`;
}

/** Neither store learns who it was. */
function keyOf(area: string, kind: string, value: string): string {
  return `${area}:${createHash("sha256").update(`${kind} ${value}`).digest("base64url")}`;
}
