/** In the query cache: the latest sign-ins under the person's name, as the Dashboard and `/info` show them. */
export const SIGN_INS_KEY = ["my-sign-ins"] as const;
