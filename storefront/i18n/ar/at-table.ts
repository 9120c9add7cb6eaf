/** Said where a dish or a way to order is for tables alone. */
export const arAtTable = 'الطلب داخل المطعم يبدأ من رمز QR الموجود على الطاولة.'
