/** One argon2id to compute, as it travels to the hashing thread. */
export interface PasswordWork {
  message: Uint8Array;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

export interface NumberedWork {
  id: number;
  work: PasswordWork;
}

export type WorkDone = { id: number; tag: Uint8Array } | { id: number; error: string };
