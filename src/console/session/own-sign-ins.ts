/** Query key of the latest sign-ins under the person's name, which the Dashboard and `/info` share. */
export const SIGN_INS_KEY = ["my-sign-ins"] as const;
