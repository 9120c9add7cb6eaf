/** Said where a dish or a way to order is for tables alone. */
export const enAtTable = 'To order inside the restaurant, scan the QR code on your table.'
