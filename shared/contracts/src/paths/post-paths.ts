/**
 * Paths of the endpoints that browsers post to. Without schemas, because an endpoint's declaration would
 * add its schema to the bundle.
 */
export const postPaths = {
  sendAction: "/api/leads/actions",
  bookTestDrive: "/api/leads/test-drives",
  validatePhone: "/api/customer/phoneValidation",
  chooseStore: "/api/store",
} as const;
