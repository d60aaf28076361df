/** Characters of what a reviewer writes to the applicant. */
export const LONGEST_MESSAGE = 1000;

/** Limits of the form, for the server's validation and the portal's inputs. Lengths in characters, the rest counts. */
export const FORM_LIMITS = {
  name: 120,
  creditCode: 40,
  address: 200,
  contact: 60,
  phone: 40,
  email: 120,
  introduction: 2000,
  products: 10,
  productName: 120,
  productText: 600,
  pictures: 6,
  productPictures: 3,
} as const;
