type AskForPassword = () => Promise<boolean>;

const password: { ask: AskForPassword | undefined; asking: Promise<boolean> | undefined } = {
  ask: undefined,
  asking: undefined,
};

/** Registers the dialog that asks for the password (AU-17). Returns the function that removes it. */
export function onPasswordNeeded(ask: AskForPassword): () => void {
  password.ask = ask;
  return () => {
    if (password.ask === ask) password.ask = undefined;
  };
}

/** Resolves to true when the person has confirmed their password. Concurrent calls share one dialog. */
export function askForPassword(): Promise<boolean> {
  password.asking ??= (password.ask?.() ?? Promise.resolve(false)).finally(() => {
    password.asking = undefined;
  });
  return password.asking;
}
