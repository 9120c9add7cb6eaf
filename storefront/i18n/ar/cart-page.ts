/** Texts of the cart's own page alone; they come with it. */
export const arCartPage = {
  'cart.back': 'العودة إلى القائمة',
  'cart.clear': 'إفراغ',
  'cart.clear-all': 'إفراغ السلة',
  'cart.clear-own': 'إزالة أصنافي',
  'cart.goes-well': 'يكمّل طلبك',
  'bill.title': 'الحساب',
} as const
