import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import { say, type RefusalAnswer } from '../core/refusal-answer.ts'

/** What staff are refused with their accounts and their team. */
export const staffRefusals = {
  'refund-right-needed': say(
    403,
    'الإلغاء بعد القبول يعيد المبلغ المدفوع، وهو لمن لديه صلاحية الاسترداد: المالك أو المدير',
    'Money would go back with this. Only who may refund can do it: an owner or a manager',
  ),
  'second-step-required': say(
    401,
    'يُرجى كتابة الرمز من تطبيق المصادقة',
    'Enter the code of your authenticator app',
  ),
  'second-step-wrong': say(
    401,
    'هذا الرمز غير صحيح أو استُخدم',
    'This code is wrong or has already been used',
  ),
  'password-wrong': say(422, 'كلمة المرور الحالية غير صحيحة', 'The current password is not correct'),
  'password-weak': say(
    422,
    counted(limits.staffPassword, 'ar', {
      one: 'يُرجى اختيار كلمة مرور من حرف واحد على الأقل، غير بريدك',
      two: 'يُرجى اختيار كلمة مرور من حرفين على الأقل، غير بريدك',
      few: 'يُرجى اختيار كلمة مرور من {count} أحرف على الأقل، غير بريدك',
      other: 'يُرجى اختيار كلمة مرور من {count} حرفًا على الأقل، غير بريدك',
    }),
    counted(limits.staffPassword, 'en', {
      one: 'Choose a password of at least {count} character that is not your e-mail',
      other: 'Choose a password of at least {count} characters that is not your e-mail',
    }),
  ),
  'member-exists': say(422, 'في الفريق عضو بهذا البريد', 'The team already has a member with this e-mail'),
  'last-owner': say(422, 'لا بد أن يبقى مالك واحد على الأقل', 'At least one owner must remain'),
  'invitation-gone': say(
    404,
    'انتهت صلاحية هذا الرابط أو استُخدم. يُرجى طلب رابط جديد.',
    'This link has expired or was used. Ask for a new one.',
  ),
  'passkey-refused': say(401, 'لم يُقبل مفتاح المرور هذا', 'This passkey was not accepted'),
} satisfies Record<string, RefusalAnswer>
