/** What one request or one line may hold. Forms take their `maxlength` from here. */
export const cartLimit = {
  itemsPerRequest: 100,
  idLength: 100,
  payloadKeys: 50,
  payloadText: 1000,
  zipcodeLength: 12,
  commentLength: 1000,
} as const;
