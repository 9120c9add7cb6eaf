import { say } from '../core/refusal-answer.ts'

/** What stands between a branch and the tax authority, in words. */
export const eInvoicingRefusals = {
  'einvoicing-country': say(
    409,
    'الفوترة الإلكترونية للمطاعم في السعودية فقط',
    'E-invoicing is for restaurants in Saudi Arabia only',
  ),
  'einvoicing-active': say(409, 'هذا الفرع مربوط بالفعل', 'This branch is connected already'),
  'einvoicing-none': say(409, 'هذا الفرع غير مربوط بالهيئة', 'This branch is not connected to the authority'),
  'building-number-invalid': say(
    400,
    'رقم المبنى 4 أرقام، كما في العنوان الوطني',
    'The building number has 4 digits, as in the national address',
  ),
  'postal-code-invalid': say(400, 'الرمز البريدي 5 أرقام', 'The postal code has 5 digits'),
  'register-number-invalid': say(
    400,
    'السجل التجاري 10 أرقام؛ والأرقام الأخرى حروف إنجليزية وأرقام',
    'A commercial register number has 10 digits; other numbers are Latin letters and digits',
  ),
  'otp-invalid': say(
    400,
    'رمز التحقق 6 أرقام، من بوابة فاتورة',
    'The one-time password has 6 digits, from the Fatoora portal',
  ),
  'otp-refused': say(
    409,
    'لم تقبل الهيئة رمز التحقق: انتهت مدته أو استُخدم من قبل. يلزم رمز جديد من بوابة فاتورة',
    'The authority did not take the one-time password: it has expired or was used. Get a new one in the Fatoora portal',
  ),
  'clock-off': say(
    409,
    'ساعة الخادم لا توافق ساعة الهيئة، ولم يُرسل شيء. يلزم ضبط الساعة أولًا',
    'The server’s clock differs from the authority’s. Nothing was sent; set the clock first',
  ),
  'authority-silent': say(
    503,
    'لا تجيب الهيئة الآن. لم يضع شيء، ويمكن المتابعة لاحقًا',
    'The authority does not answer now. Nothing is lost; go on later',
  ),
  'authority-refused': say(
    409,
    'رفضت الهيئة الطلب، والسبب مكتوب أدناه',
    'The authority refused; its reason stands below',
  ),
  'certificate-foreign': say(
    409,
    'الشهادة المستلمة ليست لهذا الفرع: مفتاح أو رقم ضريبي آخر. لم يُرسل أي مستند',
    'The certificate is not this branch’s: another key or VAT number. No document was sent',
  ),
  'tax-number-of-certificate': say(
    409,
    'الرقم الضريبي مكتوب في الشهادة ولا يتغير معها. يلزم إنهاء الربط ثم الربط من جديد',
    'The VAT number stands in the certificate and cannot change with it. End the connection and connect anew',
  ),
  'invoice-not-cleared': say(
    409,
    'تنتظر هذه الفاتورة اعتماد الهيئة، وتظهر هنا بعده',
    'This invoice waits for the tax authority to clear it, and stands here then',
  ),
  'document-not-rejected': say(
    409,
    'هذا المستند لم يُرفض، فلا يُصحَّح',
    'This document was not rejected, so it is not corrected',
  ),
} as const
