import { z } from "zod";

/** The operator's bucket of an S3-compatible store. Holds a secret: never log it. */
export interface Bucket {
  /** Address of the bucket, without a slash at the end. */
  readonly address: string;
  /** Part of every key before the server's own; "" or ending in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Browsers fetch private files directly from the store, by links that are valid for some minutes. */
  readonly hasDirectLinks: boolean;
}

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/; // accepted as a bucket's name by every vendor
const PREFIX = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

const Choices = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default("us-east-1"),
  /** Position of the bucket's name: in the path, or in the host as in `bucket.host`. */
  style: z.enum(["path", "host"]).default("path"),
  links: z.enum(["server", "direct"]).default("server"),
});

const addressOf = (url: URL, bucket: string, style: "path" | "host"): string => {
  const scheme = url.protocol === "s3+http:" ? "http" : "https";
  return style === "host" ? `${scheme}://${bucket}.${url.host}` : `${scheme}://${url.host}/${bucket}`;
};

/**
 * `s3://key:secret@host/bucket/prefix?region=…&style=path|host&links=server|direct`; `s3+http://` for a store without
 * TLS, beside this server.
 */
export const bucketUrl = z.string().transform((text, context): Bucket => {
  const refuse = () => {
    context.addIssue({ code: "custom" });
    return z.NEVER;
  };
  if (!URL.canParse(text)) return refuse();
  const url = new URL(text);
  const [bucket = "", ...rest] = url.pathname.slice(1).split("/");
  const prefix = rest.join("/").replace(/\/$/, "");
  const choices = Choices.safeParse(Object.fromEntries(url.searchParams)).data;
  const isKnown = ["s3:", "s3+http:"].includes(url.protocol) && url.hostname !== "" && url.hash === "";
  if (!isKnown || !choices || !NAME.test(bucket) || !(prefix === "" || PREFIX.test(prefix))) return refuse();
  try {
    const keyId = decodeURIComponent(url.username);
    const secret = decodeURIComponent(url.password);
    if (keyId === "" || secret === "") return refuse();
    return {
      address: addressOf(url, bucket, choices.style),
      prefix: prefix === "" ? "" : `${prefix}/`,
      region: choices.region,
      keyId,
      secret,
      hasDirectLinks: choices.links === "direct",
    };
  } catch {
    return refuse(); // a % that was meant as itself
  }
});
