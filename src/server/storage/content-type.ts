const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** The type of a stored file by its key, which ends as the server chose. */
export const contentTypeOf = (key: string): string => TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
