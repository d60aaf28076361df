type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>;

// A guard against emptying is each partition's own.
const guards = (verb: "disable" | "enable") => `do $$ declare place regclass; begin
  for place in select relid from pg_partition_tree('audit_log') union all select 'audit_text'::regclass loop
    execute format('alter table %s ${verb} trigger user', place);
  end loop;
end $$`;

/** Changes the log as an owner of its tables could, who can disable the triggers that guard it. */
export async function tamper(run: Run, text: string, values: readonly unknown[] = []): Promise<void> {
  await run(guards("disable"));
  try {
    await run(text, values);
  } finally {
    await run(guards("enable"));
  }
}
