import { say } from '../core/refusal-answer.ts'

/** Where an order is brought to and from what it is taken: addresses, zones, vehicles (refusals.ts has all the others). */
export const wayRefusals = {
  'map-unavailable': say(
    503,
    'الخريطة غير متاحة الآن، يمكن كتابة العنوان',
    'The map is not available right now. You can type the address',
  ),
  'national-address-unset': say(
    422,
    'لا يمكن البحث بالعنوان الوطني المختصر هنا. يُلصق رابط الموقع أو إحداثياته',
    'Short national addresses cannot be looked up here. Paste a location link or coordinates',
  ),
  'place-unknown': say(
    422,
    'لم يُعثر على مكان بهذا النص. يُلصق رابط الموقع أو إحداثياته',
    'No place was found for this. Paste a location link or coordinates',
  ),
  'too-many-addresses': say(
    422,
    'بلغت الحد الأقصى للعناوين، يُرجى حذف عنوان لإضافة غيره',
    'You have reached the limit of addresses. Delete one to add another',
  ),
  'too-many-vehicles': say(
    422,
    'بلغت الحد الأقصى للسيارات، يُرجى حذف سيارة لإضافة غيرها',
    'You have reached the limit of vehicles. Delete one to add another',
  ),
  'address-required': say(422, 'يُرجى اختيار عنوان التوصيل', 'Choose where to deliver'),
  'address-unplaced': say(
    422,
    'يُرجى تحديد مكان هذا العنوان على الخريطة ليصل إليه المندوب',
    'Place this address on the map so that the driver can find it',
  ),
  'below-minimum': say(
    422,
    'ينقص {missing} لبلوغ الحد الأدنى للتوصيل',
    '{missing} more is needed to reach the minimum for delivery',
  ),
  'zone-shape-invalid': say(
    422,
    'يلزم رسم ثلاث نقاط على الأقل دون أن تتقاطع الأضلاع',
    'Draw at least three corners; sides must not cross',
  ),
  'too-many-zones': say(
    422,
    'بلغت الحد الأقصى لمناطق هذا الفرع',
    'This branch has reached the limit of zones',
  ),
  'vehicle-required': say(
    422,
    'يُرجى اختيار السيارة التي يُسلَّم إليها الطلب',
    'Choose the vehicle you are coming in',
  ),
  'arrival-not-possible': say(
    409,
    'لا حاجة لإعلان الوصول لهذا الطلب',
    'You cannot announce your arrival for this order',
  ),
} as const
