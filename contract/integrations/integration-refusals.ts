import { say, type RefusalAnswer } from '../core/refusal-answer.ts'

/** What programs with a key are refused, and those who let them in. */
export const integrationRefusals = {
  'api-key-invalid': say(
    401,
    'مفتاح الواجهة البرمجية غير صحيح أو أُلغي',
    'The API key is not valid, or it was revoked',
  ),
  'scope-missing': say(403, 'لا يسمح هذا المفتاح بالصلاحية {scope}', 'This key does not have {scope}'),
  'address-not-public': say(
    422,
    'يلزم عنوان https على الإنترنت العام',
    'It must be an https address on the public internet',
  ),
} satisfies Record<string, RefusalAnswer>
