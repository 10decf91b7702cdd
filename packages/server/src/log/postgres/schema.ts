/**
 * Tables of the log in PostgreSQL. `nodes` has the leases, by the database's clock; `tables` says
 * who may write a table and how far it is written; `claims` remembers who held which epoch, and its
 * primary key makes it impossible that two ever held the same.
 */
export const LAYOUT = 1;

export const SCHEMA: string = `
  CREATE TABLE layout (version integer NOT NULL);
  INSERT INTO layout VALUES (${LAYOUT});
  CREATE TABLE nodes (
    id text PRIMARY KEY,
    address text NOT NULL,
    lease_until timestamptz NOT NULL
  );
  CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL,
    owner text NOT NULL,
    epoch integer NOT NULL,
    head integer NOT NULL,
    written_at timestamptz NOT NULL,
    closed_at bigint
  );
  CREATE UNIQUE INDEX tables_live_code ON tables (code) WHERE closed_at IS NULL;
  CREATE INDEX tables_code ON tables (code);
  CREATE INDEX tables_owner ON tables (owner) WHERE closed_at IS NULL;
  CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;
  CREATE TABLE claims (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    epoch integer NOT NULL,
    owner text NOT NULL,
    PRIMARY KEY (table_id, epoch)
  );
  CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    epoch integer NOT NULL,
    at bigint NOT NULL,
    version integer NOT NULL,
    command text,
    event text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
`;

/** Only one node at a time looks whether the tables have to be made. */
export const SCHEMA_LOCK = 0x48415553;

/**
 * One statement writes a batch of many tables: new tables are made, the others move their head on
 * if their epoch and head are as expected, and the events of both are written. Gives the ids of the
 * tables that were written; the others have been taken by somebody else.
 * $1 table ids, $2 epochs, $3 heads before, $4 heads after, $5 closing times, $6 codes of new tables (else null),
 * $7 the writer; then the events: $8 table ids, $9 numbers, $10 times, $11 versions, $12 commands, $13 texts.
 */
export const APPEND = `
  WITH heads AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::text[])
      AS h (id, epoch, before, after, closed_at, code)
  ), made AS (
    INSERT INTO tables (id, code, owner, epoch, head, written_at, closed_at)
    SELECT id, code, $7, epoch, after, clock_timestamp(), closed_at FROM heads WHERE code IS NOT NULL
    RETURNING id, epoch
  ), claimed AS (
    INSERT INTO claims (table_id, epoch, owner) SELECT id, epoch, $7 FROM made
  ), moved AS (
    UPDATE tables t SET head = h.after, written_at = clock_timestamp(), closed_at = h.closed_at
    FROM heads h
    WHERE t.id = h.id AND h.code IS NULL AND t.epoch = h.epoch AND t.owner = $7 AND t.head = h.before
      AND t.closed_at IS NULL
    RETURNING t.id, t.epoch
  ), written AS (
    SELECT * FROM made UNION ALL SELECT * FROM moved
  ), events_written AS (
    INSERT INTO events (table_id, seq, epoch, at, version, command, event)
    SELECT e.table_id, e.seq, w.epoch, e.at, e.version, e.command, e.event
    FROM unnest($8::text[], $9::int[], $10::bigint[], $11::int[], $12::text[], $13::text[])
      AS e (table_id, seq, at, version, command, event)
    JOIN written w ON w.id = e.table_id
  )
  SELECT id FROM written`;

/**
 * Takes a table whose owner's lease has run out (or which is one's own), for a node whose own lease
 * runs. $1 table, $2 node. Gives the new epoch, or nothing.
 */
export const CLAIM = `
  WITH taken AS (
    UPDATE tables t SET owner = $2, epoch = t.epoch + 1
    WHERE t.id = $1 AND t.closed_at IS NULL
      AND EXISTS (SELECT FROM nodes n WHERE n.id = $2 AND n.lease_until > clock_timestamp())
      AND (t.owner = $2 OR NOT EXISTS (
        SELECT FROM nodes n WHERE n.id = t.owner AND n.lease_until > clock_timestamp()))
    RETURNING t.id, t.epoch
  )
  INSERT INTO claims (table_id, epoch, owner) SELECT id, epoch, $2 FROM taken RETURNING epoch`;

/** Leaves a table to whoever claims it next. $1 table, $2 node. */
export const RELEASE = `UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2`;

/** Nodes that have been gone for an hour; one that comes back nevertheless is a new one. */
export const FORGET_NODES = `DELETE FROM nodes WHERE lease_until < clock_timestamp() - interval '1 hour'`;

/** Commits something small: answered when it, and all that was committed before, is where it has to be. */
export const BARRIER = "SELECT pg_logical_emit_message(true, 'hausregel', '')";

/** Who has a table, and where. $1 table. */
export const OWNER = `
  SELECT t.closed_at AS "closedAt", n.address
  FROM tables t LEFT JOIN nodes n ON n.id = t.owner AND n.lease_until > clock_timestamp()
  WHERE t.id = $1`;

/**
 * Prolongs a lease, or takes it (again). $1 node, $2 address, $3 milliseconds. Gives whether it was still
 * running: null for a new node.
 */
export const RENEW = `
  WITH before AS (SELECT lease_until > clock_timestamp() AS ran FROM nodes WHERE id = $1),
  renewed AS (
    INSERT INTO nodes (id, address, lease_until)
    VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until, address = excluded.address)
  SELECT (SELECT ran FROM before) AS ran`;
