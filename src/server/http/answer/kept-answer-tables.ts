/** Answers kept for a repeated call, and forms kept for their page. */
export interface KeptAnswerTables {
  readonly kept_answer: {
    readonly id: string;
    readonly request: string;
    readonly answer: Buffer | null;
    readonly at: string;
  };
}
