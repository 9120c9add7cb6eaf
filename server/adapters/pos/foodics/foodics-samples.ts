/**
 * What was captured of real orders (only money and ids): an order.created webhook of 2026-05-19 of a business whose prices have
 * VAT on top, and an order of 2023-06-02 of one whose prices have it inside.
 */
export const capturedOrders = [
  {
    isIncluded: false,
    products: [
      {
        quantity: 4,
        unit_price: 50,
        total_price: 200,
        tax_exclusive_unit_price: 50,
        tax_exclusive_total_price: 200,
        taxes: [{ rate: 15, amount: 30 }],
      },
    ],
    subtotal_price: 200,
    discount_amount: 0,
    tax_exclusive_discount_amount: 0,
    total_price: 230,
  },
  {
    isIncluded: true,
    products: [
      {
        quantity: 1,
        unit_price: 5,
        total_price: 5,
        tax_exclusive_unit_price: 4.347_83,
        tax_exclusive_total_price: 4.347_83,
        // it was voided, and with it its taxes and sums
        taxes: [],
      },
    ],
    subtotal_price: 0,
    discount_amount: 0,
    tax_exclusive_discount_amount: 0,
    total_price: 0,
  },
] as const

/** The fields of "Create Order" in the vendor's collection; `tendered` and `tax_exclusive_amount` stand in orders alone. */
export const collectionFields = {
  order: [
    'type',
    'source',
    'guests',
    'status',
    'kitchen_notes',
    'customer_notes',
    'business_date',
    'subtotal_price',
    'discount_amount',
    'rounding_amount',
    'total_price',
    'tax_exclusive_discount_amount',
    'meta',
    'branch_id',
    'table_id',
    'device_id',
    'creator_id',
    'closer_id',
    'original_order_id',
    'driver_id',
    'customer_id',
    'customer_address_id',
    'discount_id',
    'coupon_code',
    'discount_type',
    'promotion_id',
    'payments',
    'charges',
    'gift_card',
    'products',
    'combos',
    'tags',
    'promotion',
    'due_at',
  ],
  product: [
    'product_id',
    'discount_id',
    'timed_events',
    'promotion_id',
    'taxes',
    'options',
    'meta',
    'creator_id',
    'voider_id',
    'void_reason_id',
    'quantity',
    'discount_quantity',
    'unit_price',
    'discount_amount',
    'discount_type',
    'total_price',
    'tax_exclusive_discount_amount',
    'tax_exclusive_unit_price',
    'tax_exclusive_total_price',
    'kitchen_notes',
  ],
  option: [
    'modifier_option_id',
    'taxes',
    'quantity',
    'partition',
    'unit_price',
    'total_price',
    'tax_exclusive_unit_price',
    'tax_exclusive_total_price',
  ],
  tax: ['id', 'amount', 'rate'],
  charge: ['charge_id', 'taxes', 'amount', 'tax_exclusive_amount'],
  payment: ['users_id', 'payment_method_id', 'amount', 'tendered', 'tips', 'meta'],
} as const

/** What a captured product says of its portion, and one of its options; the rest of it is left out. */
export const capturedProduct = {
  id: '9cc34751-fd7f-41a3-a37b-80d0a85c1103',
  name: 'Beef Burger',
  name_localized: null,
  price: 50,
  is_active: true,
  calories: 800,
  walking_minutes_to_burn_calories: 40,
  is_high_salt: true,
  category: { name: 'Burger', name_localized: null },
  modifiers: [
    {
      options: [
        {
          id: '9cc34770-aea5-4ebc-b2d2-b7ae20461b8d',
          name: 'BBQ Sauce',
          name_localized: null,
          price: 2,
          calories: null,
        },
      ],
    },
  ],
} as const
