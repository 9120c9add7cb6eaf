import { integrationRefusals } from '../integrations/integration-refusals.ts'
import { say, type RefusalAnswer } from '../core/refusal-answer.ts'

/** What staff are refused at the order desk, and the programs that they let in. */
export const deskRefusals = {
  ...integrationRefusals,
  'difference-too-small': say(
    422,
    'الفرق أقل من أن يُدفع بالبطاقة. يمكن إضافة شيء آخر أو ترك الطلب كما هو.',
    'The difference is too small to be paid by card. Add something else, or leave the order as it is.',
  ),
  'edit-waiting': say(
    409,
    'تعديل سابق لهذا الطلب بانتظار الدفع',
    'A change to this order is still waiting for payment',
  ),
  'entry-in-use': say(
    409,
    'ما حذفته ما زال مستخدمًا في القائمة أو لدى عملاء',
    'What you removed is still used by a dish or a customer',
  ),
} satisfies Record<string, RefusalAnswer>
