/** What an installation offers beside its settings; its environment decides. */
export interface SiteFeatures {
  /** Signing in and sending a form need the answer to a picture. */
  readonly hasCaptcha: boolean;
  /** Letters can be sent, so that the application form may promise them. */
  readonly hasMail: boolean;
  /** Visitors keep pages for times without a connection; otherwise the worker that keeps them is removed. */
  readonly hasOfflinePages: boolean;
}
