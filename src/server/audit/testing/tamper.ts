type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>;

/** Changes the log as an owner of its tables could, who can disable the triggers that guard it. */
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
