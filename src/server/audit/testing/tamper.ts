type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>;

/** Does to the log what nobody may: as the owner of its tables can, who takes the guards off for it. */
export async function tamper(run: Run, text: string, values: readonly unknown[] = []): Promise<void> {
  const guards = async (verb: "disable" | "enable") => {
    for (const table of ["audit_log", "audit_text"]) await run(`alter table ${table} ${verb} trigger user`);
  };
  await guards("disable");
  try {
    await run(text, values);
  } finally {
    await guards("enable");
  }
}
