-- The people who run the shop: named accounts, what proves who they are, and the devices they are signed in with.
-- docs/decisions/0063-staff-and-audit.md

-- Counts what happened to a row, whoever changed it: whoever saves says which version was read.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Roles of this shop; those every shop has are in packages/rules.
create table staff_role (
  id uuid primary key,
  name text not null,
  -- Resource → actions.
  permissions jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create unique index staff_role_by_name on staff_role (lower(name));
create trigger staff_role_version before update on staff_role for each row execute function count_version();

create table staff_account (
  id uuid primary key,
  email text not null,
  name text not null,
  language_id uuid not null references language,
  -- One of the roles every shop has, or one of this shop.
  role text,
  role_id uuid references staff_role,
  -- Null: invited, and nothing else yet.
  password_hash text,
  -- Encrypted with STAFF_KEY. The one that waits counts once a code of it was proven.
  totp_secret text,
  totp_waiting text,
  -- The time step of the last code: each of them opens once.
  totp_last_step bigint not null default 0,
  blocked_at timestamptz,
  last_sign_in_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((role is null) <> (role_id is null))
);
create unique index staff_account_by_email on staff_account (lower(email));
create index staff_account_by_role on staff_account (role_id) where role_id is not null;

-- What somebody does to sign in is no change that another could overwrite.
create trigger staff_account_version before update of email, name, language_id, role, role_id, password_hash, blocked_at
  on staff_account for each row execute function count_version();

create table staff_invitation (
  staff_id uuid primary key references staff_account on delete cascade,
  -- SHA-256 of the secret in the link.
  secret_hash text not null unique,
  expires_at timestamptz not null
);

create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff_account on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- Of authenticators that count; one that goes back was copied.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id uuid not null references staff_account on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);

create table staff_session (
  -- What it is named by in lists; it opens nothing.
  id uuid primary key,
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text not null unique,
  staff_id uuid not null references staff_account on delete cascade,
  stage text not null check (stage in ('password', 'enrolment', 'full')),
  -- Null: not since the five minutes began to count.
  proven_at timestamptz,
  -- What a passkey has to sign, once.
  challenge text,
  browser text,
  system text,
  -- Of the sign-in, however often the token has changed since.
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index staff_session_by_staff on staff_session (staff_id);
create index staff_session_by_use on staff_session (last_used_at);

-- Wishes that came with a key, and what was answered: sent again they are done once.
create table staff_request (
  staff_id uuid not null,
  key text not null,
  operation text not null,
  -- SHA-256 of what was asked.
  asked_hash text not null,
  status smallint not null,
  answer json,
  at timestamptz not null default now(),
  primary key (staff_id, key)
);
create index staff_request_by_age on staff_request (at);
