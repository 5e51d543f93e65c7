-- A job that belongs to a trace takes it along; asked for only where traces are wanted (platform/traced-database.ts).
-- docs/decisions/0083-traces.md
create function add_traced_job(
  traceparent text, identifier text, payload json default null, queue_name text default null, run_at timestamptz default null,
  max_attempts integer default null, job_key text default null, priority integer default null, flags text[] default null,
  job_key_mode text default 'replace'
) returns bigint language plpgsql as $$
begin
  return (graphile_worker.add_job(identifier, (coalesce(payload, '{}')::jsonb || jsonb_build_object('traceparent', traceparent))::json,
    queue_name, run_at, max_attempts, job_key, priority, flags, job_key_mode)).id;
end $$;
