/** `structuredContent.productType` of a product. */
export const productTypes = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const;
