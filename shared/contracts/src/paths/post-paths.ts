// Paths of the endpoints that browsers post to. Without schemas, because an endpoint's declaration would
// add its schema to the bundle; one constant each, so that a bundle has only those it uses.

export const sendActionPath = "/api/leads/actions";
export const bookTestDrivePath = "/api/leads/test-drives";
export const validatePhonePath = "/api/customer/phoneValidation";
export const chooseStorePath = "/api/store";
export const requestQuotePath = "/api/leads/quotes";
export const alertsPath = "/api/inventory/alerts";
