import type { MailState, StepKind } from "./application-state.ts";

/** A product in the `application.products` JSON column; `pictures` are ids of `application_picture`. */
export interface StoredProduct {
  readonly name: string;
  readonly category: string;
  readonly months: readonly string[];
  readonly text: string;
  readonly pictures: readonly string[];
}

/** Columns that the module's declaration does not have, and those that hand-written queries read. */
interface ApplicationRow {
  readonly id: string;
  readonly number: string;
  readonly language: string;
  readonly email: string | null;
  readonly phone_key: string;
  readonly products: readonly StoredProduct[];
  readonly pictures: readonly string[];
  readonly licence: string | null;
  readonly made_products: readonly string[];
  readonly enterprise: string | null;
  readonly secret_hash: string;
  readonly deleted_at: string | null;
}
export interface PictureRow {
  readonly id: string;
  readonly draft_id: string | null;
  readonly network: string;
  readonly application_id: string | null;
  readonly storage_key: string;
  readonly content_type: string;
  readonly file_size: number;
  readonly width: number;
  readonly height: number;
  readonly stored_at: string | null;
  readonly created_at: string;
}
export interface ApplicationTables {
  readonly application: ApplicationRow;
  readonly application_step: {
    readonly id: string;
    readonly application_id: string;
    readonly kind: StepKind;
    readonly at: string;
    readonly by_id: string | null;
    readonly to_id: string | null;
    readonly message: string | null;
    /** Null: no email was due. */
    readonly mail: MailState | null;
    readonly mail_job: string | null;
    /** Where the email goes, whatever address the applicant gave since. */
    readonly mail_to: string | null;
    /** True if the email that was sent said that the enterprise's page is public. */
    readonly told_public: boolean | null;
  };
  /** Tickets of forms that were begun. */
  readonly application_draft: {
    readonly id: string;
    readonly network: string;
    readonly created_at: string;
    readonly application_id: string | null;
  };
  readonly application_picture: PictureRow;
}
