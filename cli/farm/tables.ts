/** The farm's tables: studies, and the ranges of each with what they came to. Jobs are graphile-worker's own. */
export const TABLES = `
CREATE SCHEMA IF NOT EXISTS holdout_farm;
CREATE TABLE IF NOT EXISTS holdout_farm.studies (
  name text PRIMARY KEY,
  plan text NOT NULL
);
CREATE TABLE IF NOT EXISTS holdout_farm.ranges (
  study text NOT NULL REFERENCES holdout_farm.studies,
  task int NOT NULL,
  first int NOT NULL,
  "end" int NOT NULL,
  tally jsonb,
  PRIMARY KEY (study, task, first)
);`;

/** The ranges of a study and a job for each, in one breath: there is none without the other. */
export const ENROL = `
WITH new AS (
  INSERT INTO holdout_farm.ranges (study, task, first, "end")
  SELECT $1, r.task, r.first, r."end" FROM jsonb_to_recordset($2::jsonb) AS r(task int, first int, "end" int)
  RETURNING task, first, "end"
)
SELECT count(graphile_worker.add_job($3,
  json_build_object('task', task, 'first', first, 'end', "end"),
  job_key := concat_ws(' ', $1::text, task, first), max_attempts := 3, priority := first))
FROM new`;

/** Whoever comes second, having played what somebody else has played too, changes nothing. */
export const RECORD = `
UPDATE holdout_farm.ranges SET tally = $4 WHERE study = $1 AND task = $2 AND first = $3 AND tally IS NULL`;

/**
 * Jobs taken by a pool that holds no lock any more: its process is gone, or its connection. A pool takes its lock the
 * moment it begins, so a few seconds are enough; and a range played twice counts once.
 */
export const ORPHANS = `
SELECT id, locked_by AS pool FROM graphile_worker.jobs
WHERE task_identifier = $1 AND locked_at < now() - interval '3 seconds' AND NOT EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid
)`;
