export const arDelivery = {
  'delivery.building': 'مبنى',
  'delivery.floor': 'طابق',
  'delivery.apartment': 'شقة',
} as const
