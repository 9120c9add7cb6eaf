import { say } from '../core/refusal-answer.ts'

/** What a limit of usage refuses; each names a way on. */
export const usageRefusals = {
  'message-limit': say(
    429,
    'لا يمكن إرسال رسائل أخرى من هنا الآن، يُرجى التجربة بالبريد الإلكتروني أو بعد قليل، أو التواصل مع المطعم',
    'No more messages can be sent from here now. Try by e-mail or a little later, or contact the restaurant',
  ),
  'map-limit': say(
    429,
    'تعذّر البحث في الخريطة الآن، يمكن تحديد الموقع على الخريطة أو كتابة العنوان',
    'The map cannot be searched now. Place the pin by hand or type the address',
  ),
  'waiting-proof': say(
    422,
    'الأماكن المتبقية في الانتظار لمن أكّد رقم جواله، يُرجى تسجيل الدخول برمز أو طلب الإضافة من الموظف عند المدخل',
    'The places left in the queue are for confirmed mobile numbers. Sign in with a code, or ask the host at the entrance to add you',
  ),
  'reservation-twice': say(
    409,
    'لهذا الرقم طاولة محجوزة في هذا الوقت. لحجز طاولة أخرى معها يُرجى الاتصال بالمطعم',
    'This number has a table at that time already. For another one beside it please call the restaurant',
  ),
  'code-network': say(
    429,
    'طُلبت رموز كثيرة من هذه الشبكة، يُرجى طلب الرمز بالبريد الإلكتروني أو استخدام بيانات الجوال بدل الواي فاي',
    'Many codes were asked for from this network. Get the code by e-mail, or use mobile data instead of the Wi-Fi',
  ),
  'code-network-mail': say(
    429,
    'طُلبت رموز كثيرة من هذه الشبكة، يُرجى استخدام بيانات الجوال بدل الواي فاي أو طلب المساعدة من موظفي المطعم',
    'Many codes were asked for from this network. Use mobile data instead of the Wi-Fi, or ask the restaurant’s staff',
  ),
} as const
