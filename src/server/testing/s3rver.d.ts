/** The part of s3rver that tests use; the package brings no types. */
declare module "s3rver" {
  interface Options {
    readonly address?: string;
    readonly port?: number;
    readonly silent?: boolean;
    readonly directory?: string;
    readonly vhostBuckets?: boolean;
    readonly configureBuckets?: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
}
