/** Longest texts in characters. Forms take their `maxlength` from here. */
export const formLimit = {
  email: 254,
  passwordMin: 8,
  password: 128,
  name: 100,
  title: 100,
  line: 255,
  zipcode: 12,
  phone: 40,
  subject: 255,
  comment: 5000,
  reviewTitleMin: 5,
  reviewContentMin: 40,
  reviewContent: 5000,
  vatIds: 5,
  freightNote: 500,
} as const;
