/** Table of migrations/0001-identity.sql and 0040-tries-in-line.sql. Times are ISO 8601 in UTC. */
export interface AttemptTables {
  readonly throttle: {
    readonly key: string;
    readonly failures: number;
    readonly arrivals: number;
    readonly is_admitted: boolean;
    readonly blocked_until: string | null;
    readonly updated_at: string;
  };
}
